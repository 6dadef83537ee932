import { listDeliveries } from '@aaspaas/contract/deliveries/calls';
import { listFavourites } from '@aaspaas/contract/favourites/calls';
import { landingDrawings } from '../landing/landing-server';
import { type PageServer, readOf } from '../../page/page-server';
import { sectionReads } from '../../search/page-reads';
import { ownDeliveries, ownFavourites } from './requests';

/** What stands above the lists is read with them, so that nothing moves down when it comes. */
export const server: PageServer = {
  reads: (visit) => [
    ...sectionReads(visit),
    ...(visit.user ? [readOf(listDeliveries, ownDeliveries), readOf(listFavourites, ownFavourites)] : []),
  ],
  drawings: { needs: landingDrawings.needs, join: landingDrawings.join },
};
