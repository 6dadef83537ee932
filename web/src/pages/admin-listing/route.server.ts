import { readListing } from '@aaspaas/contract/console/listings/calls';
import { listNotes } from '@aaspaas/contract/console/people/note-calls';
import { consoleRead, consoleServer } from '../../console/console-reads';
import { listingRequest } from '../../console/listings/requests';
import type { PageServer } from '../page-server';

export const server: PageServer = consoleServer(({ url }) => {
  const request = listingRequest(url);
  if (!request) return [];
  return [consoleRead(readListing, request), consoleRead(listNotes, { subject: 'shop', id: request.sh_id })];
});
