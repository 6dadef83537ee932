import { type ListChoices, ListFilters } from '../../search/ListFilters';
import { SearchHero } from '../../search/SearchHero';
import { ShopList } from '../../search/ShopList';
import { urlWith, nextPageOf } from '../../search/list-urls';
import { nearbyRequest } from '../../search/list-requests';
import { type Kind, type Place, sayPlace } from '../../search/requests';
import { useNearby } from '../../search/use-nearby';

/** The shops page and the services page. */
export function Page() {
  const { url, kind, place, hero, refresh } = useNearby();
  const request = nearbyRequest(url, place);
  const isOpenOnly = request.open === 'now';
  const hrefOf = (choices: ListChoices) =>
    urlWith(url, {
      now: choices.isOpenOnly ? 'open' : null,
      sort: choices.isByRating ? 'rating' : null,
    });
  return (
    <>
      <SearchHero {...hero} />
      <ShopList
        request={request}
        says={sayList(kind, place)}
        nextPage={nextPageOf(url)}
        hint={isOpenOnly ? 'Nothing is open at this hour. Try without ‘Open now’.' : 'Try another city.'}
        filters={
          <ListFilters
            isOpenOnly={isOpenOnly}
            isByRating={request.sort === 'rating'}
            isNearKnown={place.latitude !== undefined}
            hrefOf={hrefOf}
            onAskPosition={refresh}
          />
        }
      />
    </>
  );
}

/** The heading is the same on both pages; this line tells them apart. */
const sayList = (kind: Kind | null, place: Place): string =>
  `${kind === 'service' ? 'Services' : 'Shops'}${sayPlace(place)}`;
