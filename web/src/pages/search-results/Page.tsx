import { SearchHero } from '../../search/SearchHero';
import { SearchResults } from '../../search/SearchResults';
import { listWith } from '../../search/list-urls';
import { resultsRequest } from '../../search/list-requests';
import { useNearby } from '../../search/use-nearby';

/** The home, shops and services pages after a search. */
export function Page() {
  const { url, kind, place, chosen, hero, search } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <SearchResults
        url={url}
        search={search}
        request={resultsRequest(url, place)}
        backTo={listWith(url, { search: null, shop: null, exact: null })}
        noun={kind ?? 'shop'}
        home={chosen?.name ?? place.city ?? 'where you are'}
        isNearKnown={place.latitude !== undefined || place.at !== undefined}
      />
    </>
  );
}
