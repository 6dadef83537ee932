import { createHash } from 'node:crypto';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { hashToken } from '../http/session/token';
import { codeLastsMs } from '../mail/letters/lifetimes';
import { endWaiting } from './contact-queries';

const minute = 60_000;
export const challengeLastsMs = 15 * minute;
export const grantLastsMs = 10 * minute;

const triesACode = 3;
const triesAMonth = 9;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

// The hash of four digits alone would be guessed at once, so they are hashed with the challenge, which is not stored.
const hashCode = (challenge: string, code: string): Buffer =>
  createHash('sha256').update(`${challenge} ${code}`).digest();

export async function findByEmail(db: Db, email: string): Promise<number | null> {
  const row = await db.maybe<{ id: number }>(sql`SELECT id FROM account WHERE email = ${email}`);
  return row?.id ?? null;
}

/**
 * Whose codes: those of one device that the account knows, or of all other devices together. Neither side can end or
 * use up the codes of the other, so a stranger's tries only cost the stranger.
 */
export interface Asking {
  readonly accountId: number | null;
  /** Null: a device that the account does not know. */
  readonly device: Buffer | null;
}

const ofSame = ({ accountId, device }: Asking) =>
  sql`account_id = ${accountId} AND device_hash IS NOT DISTINCT FROM ${device}::bytea`;

const aMonthBefore = (now: Date): Date => later(now, -30 * 24 * 60 * minute);

/** Whether so many wrong codes were typed within a month that codes are no longer accepted. */
export async function hasTypedManyWrong(db: Db, asking: Asking, now: Date): Promise<boolean> {
  const { tries } = await db.one<{ tries: number }>(sql`
    SELECT coalesce(sum(tries), 0) AS tries FROM recovery_code
    WHERE ${ofSame(asking)} AND created_at > ${aMonthBefore(now)}`);
  return tries >= triesAMonth;
}

/** Codes that were sent before stop working. */
export async function endCodes(db: Db, asking: Asking, now: Date): Promise<void> {
  await db.run(sql`
    UPDATE recovery_code SET expires_at = ${now} WHERE ${ofSame(asking)} AND expires_at > ${now}`);
}

/** Adds nothing if there is no account. */
export async function addCode(
  db: Db,
  { accountId, device }: Asking,
  { challenge, code }: { challenge: string; code: string },
  now: Date,
): Promise<void> {
  await db.run(sql`
    INSERT INTO recovery_code (account_id, device_hash, code_hash, challenge_hash, created_at, expires_at)
    SELECT id, ${device}::bytea, ${hashCode(challenge, code)}::bytea, ${hashToken(challenge)}::bytea,
           ${now}::timestamptz, ${later(now, codeLastsMs)}::timestamptz
    FROM account WHERE id = ${accountId}`);
}

interface CodeTry {
  /** Null: this browser has no code for that email that can be tried. */
  readonly accountId: number | null;
  readonly isRight: boolean;
}

/**
 * Whether the code is right, and of which account. Checking and counting are one statement, because a count that is
 * read first and written later lets any number of parallel guesses through. Older codes no longer work, so their tries
 * do not change while those of this one are counted.
 */
export async function tryCode(
  db: Db,
  { email, challenge, code }: { email: string; challenge: string; code: string },
  now: Date,
): Promise<CodeTry> {
  const given = hashCode(challenge, code);
  const tried = await db.maybe<{ account_id: number; is_right: boolean }>(sql`
    UPDATE recovery_code c SET
      tries = c.tries + (c.code_hash <> ${given})::integer,
      used_at = CASE WHEN c.code_hash = ${given} THEN ${now}::timestamptz END
    FROM account a
    WHERE a.id = c.account_id AND a.email = ${email} AND c.challenge_hash = ${hashToken(challenge)}
      AND c.used_at IS NULL AND c.expires_at > ${now} AND c.tries < ${triesACode}::integer
      AND c.tries + (
        SELECT coalesce(sum(o.tries), 0) FROM recovery_code o
        WHERE o.account_id = c.account_id AND o.device_hash IS NOT DISTINCT FROM c.device_hash AND o.id <> c.id
          AND o.created_at > ${aMonthBefore(now)}
      ) < ${triesAMonth}::integer
    RETURNING c.account_id, c.used_at IS NOT NULL AS is_right`);
  return { accountId: tried?.account_id ?? null, isRight: tried?.is_right ?? false };
}

/** A grant is the right to set a new password once. It is in a cookie after a right code, or in a link in a mail. */
export async function addGrant(
  db: Db,
  { accountId, grant, lastsMs }: { accountId: number | null; grant: string; lastsMs: number },
  now: Date,
): Promise<void> {
  await db.run(sql`
    INSERT INTO reset_grant (token_hash, account_id, expires_at)
    SELECT ${hashToken(grant)}::bytea, id, ${later(now, lastsMs)}::timestamptz
    FROM account WHERE id = ${accountId}`);
}

/** The email that a link is for. */
export async function readGrant(db: Db, grant: string, now: Date): Promise<string | null> {
  const row = await db.maybe<{ email: string }>(sql`
    SELECT a.email FROM reset_grant g JOIN account a ON a.id = g.account_id
    WHERE g.token_hash = ${hashToken(grant)} AND g.used_at IS NULL AND g.expires_at > ${now}
      AND a.email IS NOT NULL`);
  return row?.email ?? null;
}

/** The account that a grant is for; the grant can still be used. */
export async function accountOfGrant(
  db: Db,
  grant: string,
  email: string,
  now: Date,
): Promise<number | null> {
  const row = await db.maybe<{ account_id: number }>(sql`
    SELECT g.account_id FROM reset_grant g JOIN account a ON a.id = g.account_id
    WHERE a.email = ${email} AND g.token_hash = ${hashToken(grant)} AND g.used_at IS NULL AND g.expires_at > ${now}`);
  return row?.account_id ?? null;
}

/** Uses the grant up and gives its account. Works once, and only for the email that it was given for. */
export async function useGrant(db: Db, grant: string, email: string, now: Date): Promise<number | null> {
  const row = await db.maybe<{ account_id: number }>(sql`
    UPDATE reset_grant g SET used_at = ${now} FROM account a
    WHERE a.id = g.account_id AND a.email = ${email} AND g.token_hash = ${hashToken(grant)}
      AND g.used_at IS NULL AND g.expires_at > ${now}
    RETURNING g.account_id`);
  return row?.account_id ?? null;
}

/** With a new password, codes, links and changes of the email that wait stop working. */
export async function endRecovery(db: Db, accountId: number, now: Date): Promise<void> {
  await db.run(sql`
    UPDATE recovery_code SET expires_at = ${now} WHERE account_id = ${accountId} AND expires_at > ${now}`);
  await db.run(sql`
    UPDATE reset_grant SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`);
  // Whoever knew the old password may have asked for another email, which must not be confirmed any more.
  await endWaiting(db, accountId, now);
}
