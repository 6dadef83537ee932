import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { listListings } from '@aaspaas/contract/console/listings/calls';
import type { ListingGroup } from '@aaspaas/contract/console/listings/filters';
import type { PageServer } from '../../pages/page-server';
import { bulkRequest } from '../bulk/request';
import { consoleRead, consoleServer } from '../console-reads';
import { listingsRequest } from './requests';

/** What the server reads for one of the two lists. */
export const listingsServer = (group: ListingGroup): PageServer =>
  consoleServer(({ url }) => {
    const bulk = bulkRequest(url);
    return [
      consoleRead(listListings, listingsRequest(group, url)),
      ...(bulk ? [consoleRead(readBulk, bulk)] : []),
    ];
  });
