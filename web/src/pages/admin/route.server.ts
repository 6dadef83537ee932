import { readChecks, readTrends } from '@aaspaas/contract/console/today/calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { trendsRequest } from '../../console/today/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) => [
  consoleRead(readChecks, {}),
  consoleRead(readTrends, trendsRequest(url)),
]);
