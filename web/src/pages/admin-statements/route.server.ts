import { listStatements } from '@aaspaas/contract/console/statements/calls';
import { consoleReads } from '../../console/console-reads';
import { statementsRequest } from '../../console/statements/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleReads(listStatements, ({ url }) => statementsRequest(url));
