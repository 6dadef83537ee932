import {
  type ListingFilter,
  type ListingGroup,
  listingFilters,
} from '@aaspaas/contract/console/listings/filters';
import { sayPhone } from '@aaspaas/contract/phone-number';
import type { Export, Filters } from '../export';
import { inOrder } from '../pieces';
import type { Chosen } from './chosen-queries';
import { type ListedRow, listChosenIds, readListed } from './list-queries';

const columns: readonly (readonly [
  title: string,
  cell: (row: ListedRow) => string | number | Date | null,
])[] = [
  ['Id', (row) => row.id],
  ['Name', (row) => row.name],
  ['Kind', (row) => row.kind],
  ['Status', (row) => row.status],
  ['Category', (row) => row.category],
  ['City', (row) => row.city],
  ['PIN code', (row) => row.pin_code],
  ['Owner', (row) => row.owner_name],
  ['Phone', (row) => sayPhone(row.phone)],
  ['Email', (row) => row.email],
  ['Paid until', (row) => row.paid_until],
  ['Complete', (row) => (row.is_complete ? 'yes' : 'no')],
  ['Registered', (row) => row.created_at],
  ['Edited', (row) => row.edited_at],
];

const exportOf = (group: ListingGroup): Export => ({
  name: group,
  subject: 'shop',
  columns: columns.map(([title]) => title),
  async *readPieces(db, filters, now) {
    const ids = await listChosenIds(db, chosenIn(group, filters), filters['sort'], now);
    yield* inOrder(
      ids,
      (some) => readListed(db, some),
      (row) => columns.map(([, cell]) => cell(row)),
    );
  },
});

/** The list with the search and the filters of its url. */
const chosenIn = (group: ListingGroup, { q, ...filters }: Filters): Chosen => {
  const named = listingFilters.map((name): [ListingFilter, string | undefined] => [name, filters[name]]);
  return { group, q, ...Object.fromEntries(named.filter(([, value]) => value !== undefined)) };
};

export const listingExports: readonly Export[] = [exportOf('shops'), exportOf('services')];
