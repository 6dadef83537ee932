import { listLedger } from '@aaspaas/contract/console/payments/calls';
import { route } from '../../http/route';
import type { Export } from '../export';
import { readPage } from '../paging';
import { inOrder } from '../pieces';
import * as queries from './ledger-queries';
import { presentEntry } from './present';
import { readLedgerFilter } from './read-filters';

/** Unless the url asks for it, the newest entry comes first. */
const isOldestFirst = (sort: string | undefined): boolean => sort === 'time';

export const ledgerRoutes = [
  route(listLedger, async ({ body, db }) => {
    const filter = readLedgerFilter(body);
    const { count, received_paise, reversed_paise } = await queries.sumLedger(db, filter);
    const paged = await readPage(body.page, {
      count: async () => count,
      rows: (slice) => queries.listLedger(db, filter, isOldestFirst(body.sort), slice),
    });
    return {
      result: true,
      ...paged,
      rows: paged.rows.map(presentEntry),
      received_rupees: received_paise / 100,
      reversed_rupees: reversed_paise / 100,
      years: await queries.ledgerYears(db),
    };
  }),
];

export const ledgerExport: Export = {
  name: 'ledger',
  subject: 'payment',
  columns: ['Entry', 'Time', 'Kind', 'Rupees', 'Days', 'Receipt', 'Reference', 'UTR', 'Shop', 'By', 'Reason'],
  async *readPieces(db, filters) {
    const ids = await queries.listLedgerIds(db, readLedgerFilter(filters), isOldestFirst(filters['sort']));
    yield* inOrder(ids, (some) => queries.readEntries(db, some), cellsOf);
  },
};

const cellsOf = (row: queries.LedgerRow) => [
  row.id,
  row.at,
  row.kind,
  row.amount_paise / 100,
  row.days,
  row.receipt,
  row.reference,
  row.utr,
  row.shop_name,
  row.by,
  row.reason,
];
