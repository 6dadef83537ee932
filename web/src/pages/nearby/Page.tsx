import { type ListChoices, ListFilters } from '../../search/ListFilters';
import { SearchHero } from '../../search/SearchHero';
import { ShopList } from '../../search/ShopList';
import { urlWith, nextPageOf } from '../../search/list-urls';
import { nearbyRequest } from '../../search/list-requests';
import { sayPlace } from '../../search/requests';
import { useNearby } from '../../search/use-nearby';

/** The shops page and the services page. */
export function Page() {
  const { url, kind, place, chosen, hero, refresh } = useNearby();
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
        // The heading is the same on both pages; this line tells them apart.
        says={`${kind === 'service' ? 'Services' : 'Shops'}${sayPlace(place, chosen)}`}
        nextPage={nextPageOf(url)}
        hint={isOpenOnly ? 'Nothing is open at this hour. Try without ‘Open now’.' : 'Try another city.'}
        filters={
          <ListFilters
            isOpenOnly={isOpenOnly}
            isByRating={request.sort === 'rating'}
            isNearKnown={place.latitude !== undefined || place.at !== undefined}
            hrefOf={hrefOf}
            onAskPosition={refresh}
          />
        }
      />
    </>
  );
}
