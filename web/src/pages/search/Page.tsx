import { SearchHero } from '../../search/SearchHero';
import { SearchResults } from '../../search/SearchResults';

import { urlWith, nextPageOf } from '../../search/list-urls';
import { FullShop } from '../../shops/page/FullShop';
import { resultsRequest } from '../../search/list-requests';
import { useNearby } from '../../search/use-nearby';

/** The home, shops and services pages after a search. */
export function Page() {
  const { url, kind, place, hero, search } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <SearchResults
        search={search}
        request={resultsRequest(url, place)}
        backTo={urlWith(url, { search: null })}
        nextPage={nextPageOf(url)}
        noun={kind ?? 'shop'}
        renderShop={(shop) => <FullShop shop={shop} />}
      />
    </>
  );
}
