import { readPerson } from '@aaspaas/contract/console/people/calls';
import { listNotes } from '@aaspaas/contract/console/people/note-calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { personRequest } from '../../console/people/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) => {
  const request = personRequest(url);
  if (!request) return [];
  return [consoleRead(readPerson, request), consoleRead(listNotes, { subject: 'account', ...request })];
});
