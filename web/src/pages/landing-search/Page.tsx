import { useEffect } from 'react';
import { navigate, useUrl } from '../../current-url/url';
import { LandingLayout } from '../landing/LandingLayout';
import { SearchForm } from '../../search/SearchForm';
import { SearchResults } from '../../search/SearchResults';
import { inSamePlace } from '../../search/list-urls';
import { resultsRequest } from '../../search/list-requests';
import { searchOf } from '../../search/requests';
import { useLandingPlace } from '../landing/use-landing-place';
import { useSession } from '../../session/session';
import { sameSearchAtHome } from './same-search-at-home';

/** The landing page after a search: what was found stands in the place of the lists. */
export function Page() {
  const url = useUrl();
  const { search, city } = searchOf(url);
  const { place, chosen, form } = useLandingPlace();
  const { user } = useSession();
  useEffect(() => {
    if (user) navigate(sameSearchAtHome(url), { replace: true });
  }, [user, url]);
  return (
    <LandingLayout isSearchOnly search={<SearchForm action="/" search={search} {...form} />}>
      <SearchResults
        url={url}
        search={search}
        request={resultsRequest(url, place)}
        backTo={inSamePlace('/', url)}
        noun="shop"
        home={chosen?.name ?? city}
        isNearKnown={place.at !== undefined}
      />
    </LandingLayout>
  );
}
