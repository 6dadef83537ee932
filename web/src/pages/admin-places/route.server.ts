import { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import { consoleReads } from '../../console/console-reads';
import { placesRequest } from '../../console/places/requests';
import type { PageServer } from '../../url/page-server';

export const server: PageServer = consoleReads(listPlaceAdditions, ({ url }) => placesRequest(url));
