import { roleLabel } from '@aaspaas/contract/accounts/role-label';
import { availabilityLabels } from '@aaspaas/contract/agents/availability';
import { licenceLabels } from '@aaspaas/contract/agents/licence-states';
import type { Export } from '../export';
import { peopleAfter, type PersonListRow } from './list-queries';
import { placeOf } from './present';
import { readFilters } from './read-filters';

const ofEverybody = ['Id', 'Name', 'Email', 'Mobile number', 'Place', 'Joined'] as const;

const cellsOf = (row: PersonListRow) => [
  row.id,
  row.name,
  row.email,
  row.phone,
  placeOf(row),
  row.created_at,
];

/** People of the role that the filter asks for, as on the page: customers unless it says another. */
const customers: Export = {
  name: 'customers',
  subject: 'account',
  columns: [...ofEverybody, 'Role', 'Listing'],
  readRows: async (db, filters, after, limit) => {
    const rows = await peopleAfter(
      db,
      readFilters({ ...filters, role: filters['role'] ?? 'user' }),
      after,
      limit,
    );
    return rows.map((row) => ({ key: row.id, cells: [...cellsOf(row), roleLabel[row.role], row.shop_name] }));
  },
};

const agents: Export = {
  name: 'agents',
  subject: 'agent',
  columns: [...ofEverybody, 'Availability', 'Licence', 'Ratings', 'Deliveries'],
  readRows: async (db, filters, after, limit) => {
    const rows = await peopleAfter(db, readFilters({ ...filters, role: 'deliverystaff' }), after, limit);
    return rows.map((row) => ({
      key: row.id,
      cells: [
        ...cellsOf(row),
        availabilityLabels[row.availability ?? 'not_available'],
        licenceLabels[row.licence ?? 'none'],
        row.rating_count ?? 0,
        row.deliveries,
      ],
    }));
  },
};

export const peopleExports = [customers, agents];
