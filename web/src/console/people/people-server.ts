import { readBulk } from '@aaspaas/contract/console/bulk/calls';
import { listPeople } from '@aaspaas/contract/console/people/calls';
import type { PageServer } from '../../pages/page-server';
import { bulkRequest } from '../bulk/request';
import { consoleRead, consoleServer } from '../console-reads';
import { type PeopleGroup, peopleRequest } from './requests';

/** What the server reads for one of the two lists. */
export const peopleServer = (group: PeopleGroup): PageServer =>
  consoleServer(({ url }) => {
    const bulk = bulkRequest(url);
    return [
      consoleRead(listPeople, peopleRequest(group, url)),
      ...(bulk ? [consoleRead(readBulk, bulk)] : []),
    ];
  });
