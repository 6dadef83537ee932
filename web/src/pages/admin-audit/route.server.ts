import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { auditRequest } from '../../console/audit/request';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listAudit, ({ url }) => auditRequest(url));
