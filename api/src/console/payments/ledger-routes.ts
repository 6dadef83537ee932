import { listLedger } from '@aaspaas/contract/console/payments/calls';
import { route } from '../../http/route';
import type { Export } from '../export';
import { readPage } from '../paging';
import * as queries from './ledger-queries';
import { presentEntry } from './present';
import { readLedgerFilter } from './read-filters';

export const ledgerRoutes = [
  route(listLedger, async ({ body, db }) => {
    const filter = readLedgerFilter(body);
    const { count, received_paise, reversed_paise } = await queries.sumLedger(db, filter);
    const paged = await readPage(body.page, {
      count: async () => count,
      rows: (slice) => queries.listLedger(db, filter, body.sort === 'time', slice),
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
  readRows: async (db, filters, after, limit) => {
    const rows = await queries.ledgerAfter(db, readLedgerFilter(filters), after, limit);
    return rows.map((row) => ({
      key: row.id,
      cells: [
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
      ],
    }));
  },
};
