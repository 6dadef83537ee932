import { readListing } from '@aaspaas/contract/console/listings/calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { listingRequest } from '../../console/listings/requests';
import type { PageServer } from '../../links/page-server';

export const server: PageServer = consoleServer(({ url }) => {
  const request = listingRequest(url);
  return request ? [consoleRead(readListing, request)] : [];
});
