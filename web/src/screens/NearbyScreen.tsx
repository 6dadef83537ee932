import { type ListChoices, ListFilters } from '../shops/ListFilters';
import { SearchHero } from '../shops/SearchHero';
import { ShopList } from '../shops/ShopList';
import { addressWith, nextPageOf } from './addresses';
import { nearbyRequest } from './list-requests';
import { type Kind, type Place, sayPlace } from './requests';
import { useNearby } from './use-nearby';

/** The shops page and the services page. */
export function NearbyScreen() {
  const { address, kind, place, hero, refresh } = useNearby();
  const request = nearbyRequest(address, place);
  const isOpenOnly = request.open === 'now';
  const hrefOf = (choices: ListChoices) =>
    addressWith(address, {
      now: choices.isOpenOnly ? 'open' : null,
      sort: choices.isByRating ? 'rating' : null,
    });
  return (
    <>
      <SearchHero {...hero} />
      <ShopList
        request={request}
        says={sayList(kind, place)}
        nextPage={nextPageOf(address)}
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
