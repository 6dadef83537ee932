import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { hashToken } from '../../http/session/token';

export interface NewWish {
  readonly accountId: number;
  readonly query: string;
  readonly placeKey: string;
  readonly placeName: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The shops that fit already, which are no news. */
  readonly seen: readonly number[];
}

export interface WishRow extends NewWish {
  readonly id: number;
  readonly createdAt: Date;
  readonly toldAt: Date | null;
}

const columns = sql`id, account_id AS "accountId", query, place_key AS "placeKey", place_name AS "placeName", latitude,
  longitude, seen, created_at AS "createdAt", told_at AS "toldAt"`;

/** Asking for the same again restarts the wish. False where the account already has as many others as it may have. */
export async function addWish(tx: Db, wish: NewWish, most: number, now: Date): Promise<boolean> {
  // Locked until the transaction ends; otherwise sixty requests at the same moment would not see each other.
  await tx.run(sql`SELECT FROM account WHERE id = ${wish.accountId} FOR NO KEY UPDATE`);
  const { others } = await tx.one<{ others: number }>(sql`
    SELECT count(*) AS others FROM wish
    WHERE account_id = ${wish.accountId} AND (query, place_key) IS DISTINCT FROM (${wish.query}, ${wish.placeKey})`);
  if (others >= most) return false;
  await tx.run(sql`
    INSERT INTO wish (account_id, query, place_key, place_name, latitude, longitude, seen, created_at)
    VALUES (${wish.accountId}, ${wish.query}, ${wish.placeKey}, ${wish.placeName}, ${wish.latitude},
      ${wish.longitude}, ${wish.seen}, ${now})
    ON CONFLICT ON CONSTRAINT wish_once
      DO UPDATE SET seen = excluded.seen, created_at = excluded.created_at, told_at = NULL, end_hash = NULL`);
  return true;
}

export const wishesOf = (db: Db, accountId: number): Promise<WishRow[]> =>
  db.many<WishRow>(sql`SELECT ${columns} FROM wish WHERE account_id = ${accountId} ORDER BY id DESC`);

/** Resolves to the number of wishes that were ended: one, or none. */
export const endWish = (db: Db, accountId: number, id: number): Promise<number> =>
  db.run(sql`DELETE FROM wish WHERE id = ${id} AND account_id = ${accountId}`);

/** By the token of the mail; null if it has ended already. */
export const endWishByToken = (db: Db, token: string): Promise<{ query: string; placeName: string } | null> =>
  db.maybe(sql`
    DELETE FROM wish WHERE end_hash = ${hashToken(token)} RETURNING query, place_name AS "placeName"`);

export const emailOf = async (db: Db, accountId: number): Promise<string | null> =>
  (await db.maybe<{ email: string | null }>(sql`SELECT email FROM account WHERE id = ${accountId}`))?.email ??
  null;

/** Those that wait, in the order of their ids from the one after `after`. */
export const waitingWishes = (db: Db, after: number, limit: number): Promise<WishRow[]> =>
  db.many<WishRow>(sql`
    SELECT ${columns} FROM wish WHERE told_at IS NULL AND id > ${after} ORDER BY id LIMIT ${limit}`);

/** True for the one process that may write the mail, whose link has the token. */
export const takeWish = async (db: Db, id: number, token: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    UPDATE wish SET told_at = ${now}, end_hash = ${hashToken(token)}
    WHERE id = ${id} AND told_at IS NULL`)) === 1;
