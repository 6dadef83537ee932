import { listLicences } from '@aaspaas/contract/console/licences/calls';
import { consoleReads } from '../../console/console-reads';
import { stateRequestOf } from '../../console/list-url';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listLicences, ({ url }) => stateRequestOf(url));
