import { useUrl } from '../../navigation/url';
import { LandingLayout } from '../../landing/LandingLayout';
import { SearchForm } from '../../search/SearchForm';
import { SearchResults } from '../../search/SearchResults';

import { inSamePlace, nextPageOf } from '../../search/list-urls';
import { FullShop } from '../../shops/page/FullShop';
import { resultsRequest } from '../../search/list-requests';
import { searchOf } from '../../search/requests';
import { useLandingPlace } from '../landing/use-landing-place';
import { useLandingUrl } from '../landing/use-landing-url';

/** The landing page after a search: what was found stands in the place of the lists. */
export function Page() {
  const url = useUrl();
  const { search } = searchOf(url);
  const { place, form } = useLandingPlace();
  useLandingUrl();
  return (
    <LandingLayout isSearchOnly search={<SearchForm action="/" search={search} {...form} />}>
      <SearchResults
        search={search}
        request={resultsRequest(url, place)}
        backTo={inSamePlace('/', url)}
        nextPage={nextPageOf(url)}
        noun="shop"
        renderShop={(shop) => <FullShop shop={shop} />}
      />
    </LandingLayout>
  );
}
