import type { ReactNode } from 'react';
import * as paths from '@aaspaas/contract/paths';
import type { Place as ChosenPlace } from '@aaspaas/contract/places/place';
import { listShops } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { useUrl } from '../../current-url/url';
import { inSamePlace } from '../../search/list-urls';
import { type Place, sayList, sectionRequests } from '../../search/requests';
import { ShopSection, shownOf } from '../../search/ShopSection';

interface ShopsAndServicesProps {
  readonly place: Place;
  readonly chosen: ChosenPlace | null;
  /** Beside the first heading, where the place is only an example. */
  readonly note?: ReactNode;
}

/** What is open near the place, then shops, then services. None stands twice. */
export function ShopsAndServices({ place, chosen, note }: ShopsAndServicesProps) {
  const url = useUrl();
  const requests = sectionRequests(place);
  const open = useRead(listShops, requests.open);
  const shops = useRead(listShops, requests.shop);
  const services = useRead(listShops, requests.service);
  const openNow = shownOf(open);
  // Of a whole city, as of an example, nobody knows what is near; and nobody calls more than that near.
  const isPrecise = !note && (place.latitude !== undefined || place.here || chosen?.pin);
  const isNear = isPrecise && openNow.every(({ distance_m: metres = 0 }) => metres < 5000);
  const shown = [...openNow, ...shownOf(shops, openNow)];
  return (
    <>
      {(open.state !== 'loaded' || openNow.length > 0) && (
        <ShopSection
          title={isNear ? 'Open near you now' : 'Open now'}
          reading={open}
          more={inSamePlace(`${paths.shops}?now=open`, url)}
          isFirst
          note={note}
        />
      )}
      <ShopSection
        title="Discover Local Shops & Services"
        reading={shops}
        except={openNow}
        more={inSamePlace(paths.shops, url)}
      />
      <ShopSection
        title={sayList('service', place, chosen)}
        reading={services}
        except={shown}
        more={inSamePlace(paths.services, url)}
      />
    </>
  );
}
