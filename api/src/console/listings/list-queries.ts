import { type ListingSort, listingSorts } from '@aaspaas/contract/console/listings/filters';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { Db } from '../../db/open';
import { rarely, type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';
import { type Chosen, isChosen } from './chosen-queries';

export interface ListedRow {
  id: number;
  owner_id: number;
  name: string;
  kind: Kind;
  status: ListingState;
  category: string;
  city: string;
  pin_code: string | null;
  owner_name: string;
  phone: string;
  email: string | null;
  paid_until: Date | null;
  is_complete: boolean;
  created_at: Date;
  edited_at: Date | null;
}

/** `FROM shop s JOIN category c ON c.id = s.category_id` */
export const listedColumns = sql`
  s.id, s.owner_id, s.name, s.kind, s.status, c.name AS category, s.city, s.pin_code, s.owner_name, s.phone, s.email, s.paid_until,
  s.is_complete, s.created_at, s.edited_at`;

export async function countChosen(db: Db, chosen: Chosen, now: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    rarely(sql`SELECT count(*) FROM shop s WHERE ${isChosen(chosen, now)}`),
  );
  return count;
}

/** The ids of the page are found by narrow indexes; only its own rows are read whole. */
export function listChosen(
  db: Db,
  chosen: Chosen,
  sort: string | undefined,
  { limit, offset }: Slice,
  now: Date,
): Promise<ListedRow[]> {
  const order = orderOf(sort);
  return db.many<ListedRow>(
    rarely(sql`
      SELECT ${listedColumns} FROM (
        SELECT s.id FROM shop s WHERE ${isChosen(chosen, now)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
      ) page JOIN shop s ON s.id = page.id JOIN category c ON c.id = s.category_id ORDER BY ${order}`),
  );
}

/** All of them, in the order of the list. */
export async function listChosenIds(
  db: Db,
  chosen: Chosen,
  sort: string | undefined,
  now: Date,
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(
    rarely(sql`SELECT s.id FROM shop s WHERE ${isChosen(chosen, now)} ORDER BY ${orderOf(sort)}`),
  );
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export const readListed = (db: Db, ids: readonly number[]): Promise<ListedRow[]> =>
  db.many<ListedRow>(sql`
    SELECT ${listedColumns} FROM unnest(${ids}::integer[]) WITH ORDINALITY AS listed (id, nth)
      JOIN shop s ON s.id = listed.id JOIN category c ON c.id = s.category_id
    ORDER BY listed.nth`);

const columns: Readonly<Record<ListingSort, Sql>> = {
  name: sql`lower(s.name)`,
  city: sql`s.city_key`,
  category: sql`s.category_id`,
  ends: sql`s.paid_until`,
  edited: sql`s.edited_at`,
};

const mayBeMissing: readonly ListingSort[] = ['ends', 'edited'];

/**
 * Those that have no such moment stand at the end, whichever way the list is sorted. Where nothing is missing that is
 * not asked for, so that an index can be read backwards.
 */
function orderOf(sort = ''): Sql {
  const name = listingSorts.find((each) => each === sort.replace(/^-/, ''));
  if (!name) return sql`s.id DESC`;
  const column = columns[name];
  if (!sort.startsWith('-')) return sql`${column}, s.id`;
  return mayBeMissing.includes(name)
    ? sql`${column} DESC NULLS LAST, s.id DESC`
    : sql`${column} DESC, s.id DESC`;
}
