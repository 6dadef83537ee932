import { DropFilters } from '../../search/DropFilters';
import { filtersOf, isFiltered } from '../../search/filters';
import { ListFilters } from '../../search/ListFilters';
import { SearchHero } from '../../search/SearchHero';
import { ShopList } from './ShopList';
import { nextPageOf } from '../../search/list-urls';
import { nearbyRequest } from '../../search/list-requests';
import { sayList } from '../../search/requests';
import { useNearby } from '../../search/use-nearby';

/** The shops page and the services page. */
export function Page() {
  const { url, kind, place, chosen, hero } = useNearby();
  return (
    <>
      <SearchHero {...hero} />
      <ShopList
        request={nearbyRequest(url, place)}
        // The heading is the same on both pages; this line tells them apart.
        says={sayList(kind, place, chosen)}
        nextPage={nextPageOf(url)}
        hint={isFiltered(filtersOf(url)) ? <DropFilters url={url} /> : 'Try another place.'}
        filters={
          <ListFilters
            url={url}
            isNearKnown={place.latitude !== undefined || place.at !== undefined}
            isNearestFirst
          />
        }
      />
    </>
  );
}
