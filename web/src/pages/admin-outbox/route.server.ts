import { listMails } from '@aaspaas/contract/console/outbox/calls';
import { consoleReads } from '../../console/console-reads';
import { mailsRequest } from '../../console/outbox/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listMails, ({ url }) => mailsRequest(url));
