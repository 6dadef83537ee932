import { navigate, useUrl } from '../../navigation/url';
import { LandingLayout } from '../../landing/LandingLayout';
import { SearchForm } from '../../search/SearchForm';
import { SearchResults } from '../../search/SearchResults';

import { urlWith, nextPageOf } from '../../search/list-urls';
import { FullShop } from '../../shops/page/FullShop';
import { resultsRequest } from '../../search/list-requests';
import { searchOf } from '../../search/requests';
import { useLandingUrl } from '../landing/use-landing-url';

/** The landing page after a search: what was found stands in the place of the lists. */
export function Page() {
  const url = useUrl();
  const { search, city } = searchOf(url);
  const goTo = (next: string) => navigate(urlWith(url, { city: next }), { replace: true });
  useLandingUrl();
  return (
    <LandingLayout isSearchOnly search={<SearchForm action="/" search={search} city={city} onCity={goTo} />}>
      <SearchResults
        search={search}
        request={resultsRequest(url, { city })}
        backTo={`/?city=${encodeURIComponent(city)}`}
        nextPage={nextPageOf(url)}
        noun="shop"
        renderShop={(shop) => <FullShop shop={shop} />}
      />
    </LandingLayout>
  );
}
