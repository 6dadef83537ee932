import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface LedgerRow {
  id: number;
  at: Date;
  kind: 'confirmation' | 'reversal';
  amount_paise: number;
  days: number;
  utr: string | null;
  payment_id: number;
  reference: string;
  shop_id: number | null;
  shop_name: string | null;
  receipt: string | null;
  by: string | null;
  reason: string;
}

export interface LedgerFilter {
  /** Days in India, both included; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: LedgerRow['kind'] | null;
  readonly search: { readonly text: string; readonly reference: string } | null;
}

function matching({ from, to, kind, search }: LedgerFilter): Sql {
  const conditions = [
    from && sql`l.day >= ${from}::date`,
    to && sql`l.day <= ${to}::date`,
    kind && sql`l.kind = ${kind}`,
    search && found(search),
  ].filter((condition) => condition instanceof Object);
  return conditions.reduce<Sql>((all, condition) => sql`${all} AND ${condition}`, sql`true`);
}

/** By reference, UTR or the number of the receipt. */
const found = ({ text, reference }: NonNullable<LedgerFilter['search']>): Sql => sql`(l.utr = ${reference}
  OR l.payment_id IN (SELECT id FROM payment WHERE payment.reference = ${reference})
  OR l.id IN (SELECT ledger_id FROM receipt WHERE number = ${text.toUpperCase()}))`;

export interface LedgerSums {
  count: number;
  received_paise: number;
  reversed_paise: number;
}

export function sumLedger(db: Db, filter: LedgerFilter): Promise<LedgerSums> {
  return db.one<LedgerSums>(sql`
    SELECT count(*), coalesce(sum(amount_paise) FILTER (WHERE amount_paise > 0), 0) AS received_paise,
      coalesce(-sum(amount_paise) FILTER (WHERE amount_paise < 0), 0) AS reversed_paise
    FROM ledger l WHERE ${matching(filter)}`);
}

const entries = sql`
  SELECT l.id, l.at, l.kind, l.amount_paise, l.days, l.utr, l.payment_id, p.reference, p.shop_id, s.name AS shop_name,
    r.number AS receipt, a.name AS by, l.reason
  FROM ledger l JOIN payment p ON p.id = l.payment_id LEFT JOIN shop s ON s.id = p.shop_id
    LEFT JOIN receipt r ON r.ledger_id = coalesce(l.reverses, l.id) LEFT JOIN account a ON a.id = l.actor_id`;

export function listLedger(
  db: Db,
  filter: LedgerFilter,
  isOldestFirst: boolean,
  { limit, offset }: Slice,
): Promise<LedgerRow[]> {
  const order = orderOf(isOldestFirst);
  return db.many<LedgerRow>(sql`
    ${entries} WHERE l.id IN (
      SELECT l.id FROM ledger l WHERE ${matching(filter)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    ORDER BY ${order}`);
}

const orderOf = (isOldestFirst: boolean): Sql =>
  isOldestFirst ? sql`l.day, l.id` : sql`l.day DESC, l.id DESC`;

/** All of them, in the order of the list. */
export async function listLedgerIds(db: Db, filter: LedgerFilter, isOldestFirst: boolean): Promise<number[]> {
  const rows = await db.many<{ id: number }>(
    sql`SELECT l.id FROM ledger l WHERE ${matching(filter)} ORDER BY ${orderOf(isOldestFirst)}`,
  );
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export const readEntries = (db: Db, ids: readonly number[]): Promise<LedgerRow[]> =>
  db.many<LedgerRow>(sql`${entries} JOIN unnest(${ids}::integer[]) WITH ORDINALITY AS listed (id, nth)
    ON listed.id = l.id ORDER BY listed.nth`);

/** The financial years that have entries, the newest first. */
export async function ledgerYears(db: Db): Promise<string[]> {
  const rows = await db.many<{ financial_year: string }>(
    sql`SELECT financial_year FROM receipt_series ORDER BY financial_year DESC`,
  );
  return rows.map((row) => row.financial_year);
}
