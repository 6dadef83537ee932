import { roleLabel } from '@aaspaas/contract/roles/role-label';
import { availabilityLabels } from '@aaspaas/contract/agents/availability';
import { licenceLabels } from '@aaspaas/contract/agents/licence-states';
import type { Db } from '../../db/open';
import type { Cell } from '../csv';
import type { Export, Filters } from '../export';
import { inOrder } from '../pieces';
import { listPeopleIds, type PersonListRow, readPeople } from './list-queries';
import { placeOf } from './present';
import { readFilters, readSort } from './read-filters';

const ofEverybody = ['Id', 'Name', 'Email', 'Mobile number', 'Place', 'Joined'] as const;

const cellsOf = (row: PersonListRow) => [
  row.id,
  row.name,
  row.email,
  row.phone,
  placeOf(row),
  row.created_at,
];

async function* piecesOf(db: Db, typed: Filters, cells: (row: PersonListRow) => Cell[]) {
  const ids = await listPeopleIds(db, readFilters(typed), readSort(typed['sort']));
  yield* inOrder(ids, (some) => readPeople(db, some), cells);
}

/** People of the role that the filter asks for, as on the page: customers unless it says another. */
const customers: Export = {
  name: 'customers',
  subject: 'account',
  columns: [...ofEverybody, 'Role', 'Listing'],
  readPieces: (db, filters) =>
    piecesOf(db, { ...filters, role: filters['role'] ?? 'user' }, (row) => [
      ...cellsOf(row),
      roleLabel[row.role],
      row.shop_name,
    ]),
};

const agents: Export = {
  name: 'agents',
  subject: 'agent',
  columns: [...ofEverybody, 'Availability', 'Licence', 'Ratings', 'Deliveries'],
  readPieces: (db, filters) =>
    piecesOf(db, { ...filters, role: 'deliverystaff' }, (row) => [
      ...cellsOf(row),
      availabilityLabels[row.availability ?? 'not_available'],
      licenceLabels[row.licence ?? 'none'],
      row.rating_count ?? 0,
      row.deliveries,
    ]),
};

export const peopleExports = [customers, agents];
