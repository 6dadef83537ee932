import { listShops } from '@aaspaas/contract/shops/calls';
import { type PageServer, readOf } from '../../links/page-server';
import { nearbyRequest } from '../../search/list-requests';
import { placeOfUrl } from '../../search/requests';

export const server: PageServer = {
  reads: ({ url }) => [readOf(listShops, nearbyRequest(url, placeOfUrl(url)))],
};
