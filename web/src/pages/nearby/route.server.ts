import { listShops } from '@aaspaas/contract/shops/calls';
import { type PageServer, readOf } from '../../page/page-server';
import { nearbyRequest } from '../../search/list-requests';
import { firstPlace } from '../../search/requests';

export const server: PageServer = {
  reads: (visit) => [readOf(listShops, nearbyRequest(visit.url, firstPlace(visit)))],
};
