import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { type Letter, writeLetter } from './letter';

/** The mail is sent if, and only if, the transaction that queues it is committed. Resolves to its number. */
export const queueMail = (
  db: Db,
  accountId: number | null,
  letter: Letter,
  now: Date,
): Promise<number | null> => queueMailIf(db, true, accountId, letter, now);

/** Takes the same time whether or not the mail is wanted, so that the time does not tell whether an account exists. */
export async function queueMailIf(
  db: Db,
  isWanted: boolean,
  /** The account that the mail is about; deleting the account deletes the mail. Null if there is none. */
  accountId: number | null,
  letter: Letter,
  now: Date,
): Promise<number | null> {
  // Also for a mail that nobody wants, which must take as long.
  const language = await languageOfAccount(db, accountId);
  const mail = writeLetter(letter, letter.language ?? language);
  const worthUntil = new Date(now.getTime() + (mail.worthMs ?? dayMs));
  const queued = await db.maybe<{ id: number }>(sql`
    INSERT INTO outbox (account_id, recipient, subject, text_body, html_body, created_at, next_try_at, worth_until,
      is_secret)
    SELECT ${accountId}::integer, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}::timestamptz,
           ${now}::timestamptz, ${worthUntil}::timestamptz, ${mail.isSecret ?? false}::boolean
    WHERE ${isWanted}::boolean RETURNING id`);
  return queued?.id ?? null;
}

/** What the reader has chosen; null for nobody. What admins read about their work is in English. */
export async function languageOfAccount(db: Db, accountId: number | null): Promise<string | null> {
  const account = await db.maybe<{ language: string | null }>(sql`
    SELECT CASE WHEN role = 'admin' THEN 'en' ELSE language END AS language FROM account
    WHERE id = ${accountId}::integer`);
  return account?.language ?? null;
}

export interface WaitingMail {
  id: number;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
}

/** Longer than sending a mail may take: until then the mail belongs to the process that took it. */
const leaseMs = 3 * 60_000;

/** Takes the mail that has waited longest. Locked rows are skipped: another process is sending them. */
export function takeDueMail(db: Db, now: Date): Promise<WaitingMail | null> {
  const lease = new Date(now.getTime() + leaseMs);
  return db.maybe<WaitingMail>(sql`
    UPDATE outbox SET attempts = attempts + 1, next_try_at = ${lease}, sending_until = ${lease}
    WHERE id = (
      SELECT id FROM outbox
      WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= ${now} AND worth_until > ${now}
      ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, subject, text_body, html_body, attempts`);
}

// A mail may hold a code or a name, which nobody needs to read here once the mail is sent.
const wiped = sql`text_body = '', html_body = ''`;
// What could be sent again keeps its text until it is cleaned away; a code or link that is over does not.
const wipedIfSecret = sql`text_body = CASE WHEN is_secret THEN '' ELSE text_body END,
  html_body = CASE WHEN is_secret THEN '' ELSE html_body END`;

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`
    UPDATE outbox SET sent_at = ${now}, last_error = NULL, sending_until = NULL, ${wiped} WHERE id = ${id}`);
}

export async function markFailed(db: Db, id: number, error: string, nextTryAt: Date): Promise<void> {
  await db.run(sql`
    UPDATE outbox SET last_error = ${error.slice(0, 500)}, next_try_at = ${nextTryAt}, sending_until = NULL
    WHERE id = ${id} AND sent_at IS NULL`);
}

/** Gives up mail that could not be sent in its time, except what another process is sending right now. */
export function giveUpOldMail(db: Db, now: Date): Promise<number> {
  return db.run(sql`
    UPDATE outbox SET given_up_at = ${now}, ${wipedIfSecret}
    WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= ${now} AND worth_until <= ${now}`);
}

/** The mails that were queued after this one; shown to developers without a mail server. */
export function listUnsentAfter(db: Db, id: number): Promise<WaitingMail[]> {
  return db.many<WaitingMail>(sql`
    SELECT id, recipient, subject, text_body, html_body, attempts FROM outbox
    WHERE id > ${id} AND sent_at IS NULL ORDER BY id`);
}

export async function newestMailId(db: Db): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM outbox`);
  return id;
}
