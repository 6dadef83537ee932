import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { hashToken } from '../http/session/token';
import { confirmLastsMs, undoLastsMs } from '../mail/letters/lifetimes';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** What people sign in with, and recover their account by. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Locks the account until the transaction ends. Everything here locks it first, so that there are no deadlocks. */
export function holdContact(tx: Db, accountId: number): Promise<Contact | null> {
  return tx.maybe<Contact>(sql`SELECT email, phone FROM account WHERE id = ${accountId} FOR UPDATE`);
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account WHERE email = ${email}`)) !== null;
}

/** `confirm` and `undo` are the tokens in the mails; `undo` is null if the account has no email to send it to. */
export interface EmailChange {
  readonly email: string;
  readonly was: string | null;
  readonly confirm: string;
  readonly undo: string | null;
}

/** The change waits for its confirmation, in place of an earlier one that still did. */
export async function askForEmail(tx: Db, accountId: number, change: EmailChange, now: Date): Promise<void> {
  await endWaiting(tx, accountId, now);
  await tx.run(sql`
    INSERT INTO contact_change
      (account_id, field, old_value, new_value, asked_at, confirm_hash, confirm_until, undo_hash, undo_until)
    VALUES (${accountId}, 'email', ${change.was}, ${change.email}, ${now}, ${hashToken(change.confirm)},
      ${later(now, confirmLastsMs)}, ${change.undo && hashToken(change.undo)}, ${later(now, undoLastsMs)})`);
}

/** A number that an account had for at least this long is kept for it, until the change can no longer be undone. */
const heldLongMs = dayMs;

interface PhoneChange {
  readonly phone: string;
  readonly was: string | null;
  readonly undo: string | null;
}

export async function changePhone(tx: Db, accountId: number, change: PhoneChange, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO contact_change
      (account_id, field, old_value, new_value, asked_at, done_at, undo_hash, undo_until, keeps_back)
    SELECT ${accountId}, 'phone', ${change.was}, ${change.phone}, ${now}, ${now}, ${change.undo && hashToken(change.undo)}::bytea,
      ${later(now, undoLastsMs)}, NOT EXISTS (
        SELECT 1 FROM contact_change
        WHERE account_id = ${accountId} AND field = 'phone' AND new_value = ${change.was}
          AND done_at > ${later(now, -heldLongMs)} AND undone_at IS NULL)`);
  await storePhone(tx, accountId, change.phone);
}

async function storeEmail(tx: Db, accountId: number, email: string | null): Promise<void> {
  await tx.run(sql`UPDATE account SET email = ${email}, updated_at = now() WHERE id = ${accountId}`);
}

/** An agent's customers call the same number that the agent signs in with. */
async function storePhone(tx: Db, accountId: number, phone: string | null): Promise<void> {
  await tx.run(sql`UPDATE account SET phone = ${phone}, updated_at = now() WHERE id = ${accountId}`);
  await tx.run(sql`
    UPDATE agent SET phone = ${phone}, version = version + 1, updated_at = now()
    WHERE account_id = ${accountId} AND ${phone}::text IS NOT NULL`);
}

const isWaiting = sql`done_at IS NULL AND ended_at IS NULL`;

interface WaitingEmail {
  new_value: string;
  asked_at: Date;
}

export function findWaiting(db: Db, accountId: number, now: Date): Promise<WaitingEmail | null> {
  return db.maybe<WaitingEmail>(sql`
    SELECT new_value, asked_at FROM contact_change
    WHERE account_id = ${accountId} AND ${isWaiting} AND confirm_until > ${now}`);
}

export function endWaiting(tx: Db, accountId: number, now: Date): Promise<number> {
  return tx.run(sql`
    UPDATE contact_change SET ended_at = ${now} WHERE account_id = ${accountId} AND ${isWaiting}`);
}

/** Replaces the link of the change that waits. Resolves to the new email, or null if no change waits. */
export async function renewConfirm(
  tx: Db,
  accountId: number,
  confirm: string,
  now: Date,
): Promise<string | null> {
  const row = await tx.maybe<{ new_value: string }>(sql`
    UPDATE contact_change SET confirm_hash = ${hashToken(confirm)}, confirm_until = ${later(now, confirmLastsMs)},
      undo_until = ${later(now, undoLastsMs)}
    WHERE account_id = ${accountId} AND ${isWaiting} AND confirm_until > ${now} RETURNING new_value`);
  return row?.new_value ?? null;
}

export async function accountOfConfirm(db: Db, token: string): Promise<number | null> {
  const row = await db.maybe<{ account_id: number }>(sql`
    SELECT account_id FROM contact_change WHERE confirm_hash = ${hashToken(token)}`);
  return row?.account_id ?? null;
}

/**
 * Makes the change and resolves to the new email, or null if the link does not work. From now on there is a week to
 * undo it. If the email is taken, the unique index fails the update.
 */
export async function confirmEmail(tx: Db, token: string, now: Date): Promise<string | null> {
  const done = await tx.maybe<{ account_id: number; new_value: string }>(sql`
    UPDATE contact_change SET done_at = ${now}, undo_until = ${later(now, undoLastsMs)}
    WHERE confirm_hash = ${hashToken(token)} AND ${isWaiting} AND confirm_until > ${now}
    RETURNING account_id, new_value`);
  if (!done) return null;
  await storeEmail(tx, done.account_id, done.new_value);
  return done.new_value;
}

interface Undoable {
  id: number;
  account_id: number;
  field: 'email' | 'phone';
}

export function findUndoable(db: Db, token: string, now: Date): Promise<Undoable | null> {
  return db.maybe<Undoable>(sql`
    SELECT id, account_id, field FROM contact_change
    WHERE undo_hash = ${hashToken(token)} AND undone_at IS NULL AND undo_until > ${now}`);
}

interface Undone {
  id: number;
  field: 'email' | 'phone';
  old_value: string | null;
  was_done: boolean;
}

/**
 * Brings the account back to how it was before this change. Whoever made it may have made others since: they are undone
 * too, and their own undo links stop working. False if it was undone already.
 */
export async function undoFrom(tx: Db, { id, account_id }: Undoable, now: Date): Promise<boolean> {
  const undone = await tx.many<Undone>(sql`
    UPDATE contact_change SET undone_at = ${now}, ended_at = coalesce(ended_at, ${now})
    WHERE account_id = ${account_id} AND id >= ${id} AND undone_at IS NULL
    RETURNING id, field, old_value, done_at IS NOT NULL AS was_done`);
  if (!undone.some((change) => change.id === id)) return false;
  const inOrder = undone.filter(({ was_done }) => was_done).toSorted((one, other) => one.id - other.id);
  const email = inOrder.find(({ field }) => field === 'email');
  const phone = inOrder.find(({ field }) => field === 'phone');
  if (email) await storeEmail(tx, account_id, email.old_value);
  if (phone) await storePhone(tx, account_id, await ifFree(tx, account_id, phone.old_value));
  return true;
}

/** A number that the account had only briefly was not kept for it, and may be somebody else's by now. */
async function ifFree(tx: Db, accountId: number, phone: string | null): Promise<string | null> {
  const other = await tx.maybe(sql`SELECT 1 FROM account WHERE phone = ${phone} AND id <> ${accountId}`);
  return other ? null : phone;
}
