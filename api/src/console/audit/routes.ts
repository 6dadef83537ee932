import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { route } from '../../http/route';
import { rowsOnAPage } from '../paging';
import { readFilters } from './filters';
import { presentEntry } from './present';
import { listActions, listEntries, listPeople, listSubjects } from './queries';

export const auditRoutes = [
  route(listAudit, async ({ body, db }) => {
    const filters = readFilters(body);
    const person = typeof filters.person === 'number' ? filters.person : null;
    const [entries, actions, subjects, people] = await Promise.all([
      // One more than is shown tells whether there is an older page.
      listEntries(db, filters, rowsOnAPage + 1),
      listActions(db),
      listSubjects(db),
      listPeople(db, person),
    ]);
    const rows = entries.slice(0, rowsOnAPage).map(presentEntry);
    const older = entries.length > rowsOnAPage ? String(rows.at(-1)?.entry_id) : null;
    return { result: true, rows, older, actions, subjects, people };
  }),
];
