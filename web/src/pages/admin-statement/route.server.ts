import { readStatement } from '@aaspaas/contract/console/statements/calls';
import { consoleReads } from '../../console/console-reads';
import { statementRequest } from '../../console/statements/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(readStatement, ({ url }) => statementRequest(url));
