import * as paths from '@aaspaas/contract/paths';
import type { Place as ChosenPlace } from '@aaspaas/contract/places/place';
import { listShops } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { useUrl } from '../../current-url/url';
import { ReadSection, ShopSection } from '../../search/ShopSection';
import { inSamePlace } from '../../search/list-urls';
import { cardsInASection, type Place, sayList, sectionRequest } from '../../search/requests';

interface ShopsAndServicesProps {
  readonly place: Place;
  readonly chosen: ChosenPlace | null;
}

/** Some shops, and some services that are not among them: a business may be both. */
export function ShopsAndServices({ place, chosen }: ShopsAndServicesProps) {
  const url = useUrl();
  const shops = useRead(listShops, sectionRequest('shop', place));
  const above = shops.state === 'loaded' ? shops.reply.list : [];
  return (
    <>
      <ReadSection
        title="Discover Local Shops & Services"
        reading={shops}
        count={cardsInASection}
        more={inSamePlace(paths.shops, url)}
      />
      <ShopSection
        title={sayList('service', place, chosen)}
        request={sectionRequest('service', place)}
        count={cardsInASection}
        except={above}
        more={inSamePlace(paths.services, url)}
      />
    </>
  );
}
