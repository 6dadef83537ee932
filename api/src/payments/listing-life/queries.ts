import type { ListingAction } from '@aaspaas/contract/payments/listing-life';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { LetterListing } from '../../mail/letters/listing';

export interface HeldListing {
  status: ListingState;
  status_reason: string;
  paid_until: Date | null;
}

/** Locked until the transaction ends, so that of two changes the second sees what the first has done. */
export function holdListing(tx: Db, shopId: number): Promise<HeldListing | null> {
  return tx.maybe<HeldListing>(
    sql`SELECT status, status_reason, paid_until FROM shop WHERE id = ${shopId} FOR UPDATE`,
  );
}

export interface LastPayment {
  state: 'due' | 'submitted' | 'confirmed' | 'rejected';
  reason: string;
}

export function readLastPayment(db: Db, shopId: number): Promise<LastPayment | null> {
  return db.maybe<LastPayment>(sql`
    SELECT state, reason FROM payment WHERE shop_id = ${shopId} ORDER BY created_at DESC, id DESC LIMIT 1`);
}

/** The database refuses it unless the audit entry of this change is there. */
export async function writeStatus(tx: Db, shopId: number, listing: HeldListing, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE shop SET status = ${listing.status}, status_reason = ${listing.status_reason},
      paid_until = ${listing.paid_until}, updated_at = ${now}
    WHERE id = ${shopId}`);
}

interface WrittenChange {
  readonly shopId: number;
  readonly actorId: number | null;
  readonly action: ListingAction;
  readonly was: ListingState;
  readonly became: ListingState;
  readonly reason: string;
  readonly days: number | null;
  readonly paidUntil: Date | null;
}

export async function writeChange(tx: Db, change: WrittenChange, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO listing_deed (shop_id, at, actor_id, action, was, became, reason, days, paid_until)
    VALUES (${change.shopId}, ${now}, ${change.actorId}, ${change.action}, ${change.was}, ${change.became}, ${change.reason},
      ${change.days}, ${change.paidUntil})`);
}

/** Listings whose paid time is over; those that another process has just taken are left to it. */
export function listEnded(tx: Db, now: Date): Promise<{ id: number }[]> {
  return tx.many<{ id: number }>(sql`
    SELECT id FROM shop WHERE status = 'active' AND paid_until <= ${now}
    ORDER BY paid_until LIMIT 500 FOR UPDATE SKIP LOCKED`);
}

/** How many live listings there are, and of how many of them the paid time is over. */
export function countEnded(db: Db, now: Date): Promise<{ ended: number; live: number }> {
  return db.one<{ ended: number; live: number }>(sql`
    SELECT count(*) AS live, count(*) FILTER (WHERE paid_until <= ${now}) AS ended FROM shop WHERE status = 'active'`);
}

/** Listings that are not live although their paid time is ahead, which only a wrong clock brings about. */
export function listEndedEarly(tx: Db, now: Date): Promise<{ id: number }[]> {
  return tx.many<{ id: number }>(sql`
    SELECT id FROM shop WHERE status IN ('expired', 'payment_submitted', 'rejected') AND paid_until > ${now}
    ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED`);
}

export interface ListingOwner extends LetterListing {
  readonly accountId: number;
  /** Null: the owner signs in with a number. */
  readonly email: string | null;
}

export const ownerColumns = sql`
  s.id, s.name, s.is_complete AS "isComplete", a.id AS "accountId", a.email`;

export function readOwner(db: Db, shopId: number): Promise<ListingOwner> {
  return db.one<ListingOwner>(sql`
    SELECT ${ownerColumns} FROM shop s JOIN account a ON a.id = s.owner_id WHERE s.id = ${shopId}`);
}
