import { listSecurity } from '@aaspaas/contract/console/access/calls';
import { securityRequest } from '../../console/access/security-request';
import { consoleReads } from '../../console/console-reads';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listSecurity, ({ url }) => securityRequest(url));
