import { listEdits } from '@aaspaas/contract/console/listings/calls';
import { consoleReads } from '../../console/console-reads';
import { editsRequest } from '../../console/listings/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listEdits, ({ url }) => editsRequest(url));
