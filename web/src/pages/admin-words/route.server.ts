import { listConcepts, listSearches, listWordAdditions } from '@aaspaas/contract/console/words/calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { additionsRequest, conceptsRequest, searchesRequest, wordListOf } from '../../console/words/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) => {
  const list = wordListOf(url);
  if (list === 'meanings') return [consoleRead(listConcepts, conceptsRequest(url))];
  if (list === 'added') return [consoleRead(listWordAdditions, additionsRequest(url))];
  return [consoleRead(listSearches, searchesRequest(url))];
});
