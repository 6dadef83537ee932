import { listDuplicates } from '@aaspaas/contract/console/duplicates/calls';
import { consoleReads } from '../../console/console-reads';
import { duplicatesRequest } from '../../console/duplicates/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listDuplicates, ({ url }) => duplicatesRequest(url));
