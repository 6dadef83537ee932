import { SearchHero } from '../shops/SearchHero';
import { SearchResults } from '../shops/SearchResults';

import { addressWith, nextPageOf } from './addresses';
import { FullShop } from './FullShop';
import { resultsRequest } from './list-requests';
import { useNearby } from './use-nearby';

/** The home, shops and services pages after a search. */
export function SearchScreen() {
  const { address, kind, place, hero, search } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <SearchResults
        search={search}
        request={resultsRequest(address, place)}
        backTo={addressWith(address, { search: null })}
        nextPage={nextPageOf(address)}
        noun={kind ?? 'shop'}
        renderShop={(shop) => <FullShop shop={shop} />}
      />
    </>
  );
}
