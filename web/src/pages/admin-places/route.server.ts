import { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import { consoleReads } from '../../console/console-reads';
import { placesRequest } from '../../console/places/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listPlaceAdditions, ({ url }) => placesRequest(url));
