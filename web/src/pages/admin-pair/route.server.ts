import { readPair } from '@aaspaas/contract/console/duplicates/calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { pairRequest } from '../../console/duplicates/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) => {
  const request = pairRequest(url);
  return request ? [consoleRead(readPair, request)] : [];
});
