import { listPeople } from '@aaspaas/contract/console/people/calls';
import { consoleReads } from '../../console/console-reads';
import { peopleRequest } from '../../console/people/requests';
import type { PageServer } from '../../links/page-server';

export const server: PageServer = consoleReads(listPeople, ({ url }) => peopleRequest('customers', url));
