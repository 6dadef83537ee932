import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface PairFilters {
  readonly why: 'phone' | 'name' | null;
  readonly isToldApart: boolean;
}

const conditionsOf = ({ why, isToldApart }: PairFilters): Sql => sql`
  (l.told_apart_at IS NOT NULL) = ${isToldApart}
  AND ${why === 'phone' ? sql`l.is_same_phone` : sql`true`}
  AND ${why === 'name' ? sql`l.metres IS NOT NULL` : sql`true`}`;

/** Written out for those that wait, so that their index is read. */
const isListed = (filters: PairFilters): Sql =>
  filters.isToldApart ? conditionsOf(filters) : sql`l.told_apart_at IS NULL AND ${conditionsOf(filters)}`;

export async function countPairs(db: Db, filters: PairFilters): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    SELECT count(*) FROM shop_likeness l WHERE ${isListed(filters)}`);
  return count;
}

export interface ShopInShort {
  id: number;
  owner_id: number;
  name: string;
  category: string;
  city: string;
  phone: string;
  status: ListingState;
}

interface Likeness {
  is_same_phone: boolean;
  metres: number | null;
  is_told_apart: boolean;
}

export interface PairListRow extends Likeness {
  first: ShopInShort;
  second: ShopInShort;
  found_at: Date;
}

const inShort = (shop: Sql, category: Sql): Sql => sql`
  json_build_object('id', ${shop}.id, 'owner_id', ${shop}.owner_id, 'name', ${shop}.name,
    'category', ${category}.name, 'city', ${shop}.city, 'phone', ${shop}.phone, 'status', ${shop}.status)`;

export function listPairs(db: Db, filters: PairFilters, { limit, offset }: Slice): Promise<PairListRow[]> {
  return db.many<PairListRow>(sql`
    SELECT ${inShort(sql`a`, sql`ac`)} AS first, ${inShort(sql`b`, sql`bc`)} AS second, p.is_same_phone, p.metres,
      p.told_apart_at IS NOT NULL AS is_told_apart, p.found_at
    FROM (SELECT * FROM shop_likeness l WHERE ${isListed(filters)}
          ORDER BY found_at, first_id, second_id LIMIT ${limit} OFFSET ${offset}) p
      JOIN shop a ON a.id = p.first_id JOIN category ac ON ac.id = a.category_id
      JOIN shop b ON b.id = p.second_id JOIN category bc ON bc.id = b.category_id
    ORDER BY p.found_at, p.first_id, p.second_id`);
}

export function findLikeness(db: Db, first: number, second: number): Promise<Likeness | null> {
  return db.maybe<Likeness>(sql`
    SELECT is_same_phone, metres, told_apart_at IS NOT NULL AS is_told_apart FROM shop_likeness
    WHERE first_id = ${Math.min(first, second)} AND second_id = ${Math.max(first, second)}`);
}

export interface SideRow extends ShopInShort {
  kind: Kind;
  owner_name: string;
  owner_email: string | null;
  owner_phone: string | null;
  address: string;
  pin_code: string | null;
  numbers: string[];
  paid_until: Date | null;
  created_at: Date;
  photo: string | null;
  photos: number;
  reviews: number;
  favourites: number;
  deliveries: number;
  payments: number;
  taps: number;
  has_payment_waiting: boolean;
}

export function readSide(db: Db, id: number): Promise<SideRow | null> {
  return db.maybe<SideRow>(sql`
    SELECT s.id, s.name, c.name AS category, s.city, s.phone, s.status, s.kind, s.address, s.pin_code, s.paid_until,
      s.created_at, s.photo_count AS photos, a.id AS owner_id, a.name AS owner_name, a.email AS owner_email,
      a.phone AS owner_phone, array_remove(ARRAY[s.phone, s.second_phone, s.whatsapp], NULL) AS numbers,
      (SELECT media_hash FROM shop_image WHERE shop_id = s.id ORDER BY position, id LIMIT 1) AS photo,
      (SELECT count(*) FROM review WHERE shop_id = s.id) AS reviews,
      (SELECT count(*) FROM favourite WHERE shop_id = s.id) AS favourites,
      (SELECT count(*) FROM delivery_request WHERE pickup_shop_id = s.id) AS deliveries,
      (SELECT count(*) FROM payment WHERE shop_id = s.id AND state IN ('confirmed', 'rejected')) AS payments,
      (SELECT coalesce(sum(count), 0)::integer FROM shop_tap WHERE shop_id = s.id) AS taps,
      EXISTS (SELECT FROM payment WHERE shop_id = s.id AND state = 'submitted') AS has_payment_waiting
    FROM shop s JOIN category c ON c.id = s.category_id JOIN account a ON a.id = s.owner_id WHERE s.id = ${id}`);
}

/** True if that was news. */
export async function setToldApart(tx: Db, first: number, second: number, at: Date | null): Promise<boolean> {
  const changed = await tx.run(sql`
    UPDATE shop_likeness SET told_apart_at = ${at}
    WHERE first_id = ${Math.min(first, second)} AND second_id = ${Math.max(first, second)}
      AND (told_apart_at IS NULL) <> ${at === null}`);
  return changed > 0;
}
