import { listMails } from '@aaspaas/contract/console/outbox/calls';
import { consoleReads } from '../../console/console-reads';
import { mailsRequest } from '../../console/outbox/request';
import type { PageServer } from '../../url/page-server';

export const server: PageServer = consoleReads(listMails, ({ url }) => mailsRequest(url));
