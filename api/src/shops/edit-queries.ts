import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Derived, Listing, Watched } from './listing';
import { listingColumns, storedColumns, storedValues } from '../shop-rows/queries';

export interface Held {
  readonly version: number;
  readonly photos: number;
  readonly shop: Listing;
  /** It has been live once: customers may know it. */
  readonly wasLive: boolean;
}

/** Locks the shop until the transaction ends, so that of two edits the second sees the changes of the first. */
export async function holdShop(tx: Db, id: number): Promise<Held | null> {
  const row = await tx.maybe<Listing & Pick<Held, 'version' | 'photos' | 'wasLive'>>(sql`
    SELECT s.version, s.photo_count AS photos, s.paid_until IS NOT NULL AS "wasLive", ${listingColumns},
      c.name AS category
    FROM shop s JOIN category c ON c.id = s.category_id WHERE s.id = ${id} FOR UPDATE OF s`);
  if (!row) return null;
  const { version, photos, wasLive, ...shop } = row;
  return { version, photos, wasLive, shop };
}

export async function saveShop(tx: Db, id: number, shop: Listing & Derived, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE shop SET (${storedColumns}) = ROW(${storedValues(shop)}),
      version = version + 1, updated_at = ${now}, edited_at = ${now}
    WHERE id = ${id}`);
}

/** What the watched fields were when an admin last looked; null if nothing waits. */
export async function readEditBefore(tx: Db, shopId: number): Promise<Partial<Watched> | null> {
  const row = await tx.maybe<{ before: Partial<Watched> }>(
    sql`SELECT before FROM listing_edit WHERE shop_id = ${shopId}`,
  );
  return row?.before ?? null;
}

export async function keepEdit(tx: Db, shopId: number, before: Partial<Watched>, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO listing_edit (shop_id, first_at, last_at, before)
    VALUES (${shopId}, ${now}, ${now}, ${JSON.stringify(before)})
    ON CONFLICT (shop_id) DO UPDATE SET last_at = excluded.last_at, before = excluded.before`);
}

export async function dropEdit(tx: Db, shopId: number): Promise<void> {
  await tx.run(sql`DELETE FROM listing_edit WHERE shop_id = ${shopId}`);
}

interface EditedOwner {
  readonly accountId: number;
  readonly email: string | null;
  readonly name: string;
}

/** Whom an edit by somebody else is told to, and the name that the shop has now. */
export const readEditedOwner = (tx: Db, shopId: number): Promise<EditedOwner> =>
  tx.one<EditedOwner>(sql`
    SELECT a.id AS "accountId", a.email, s.name FROM shop s JOIN account a ON a.id = s.owner_id
    WHERE s.id = ${shopId}`);

/** The day on which it is closed though its hours say otherwise; null for none. */
export async function writeClosedDay(tx: Db, shopId: number, day: string | null): Promise<void> {
  await tx.run(sql`UPDATE shop SET closed_on = ${day}::date WHERE id = ${shopId}`);
}
