import { findAnything, readChecks, readMonth, readTrends } from '@aaspaas/contract/console/today/calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { findOf, trendsRequest } from '../../console/today/request';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) =>
  findOf(url)
    ? [consoleRead(findAnything, { q: findOf(url) })]
    : [consoleRead(readChecks, {}), consoleRead(readMonth, {}), consoleRead(readTrends, trendsRequest(url))],
);
