import type { MailFilter } from '@aaspaas/contract/console/outbox/states';
import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../../db/open';
import { allOf, rarely, type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface MailRow {
  id: number;
  account_id: number | null;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  next_try_at: Date;
  sending_until: Date | null;
  attempts: number;
  last_error: string | null;
  is_secret: boolean;
  has_text: boolean;
}

interface MailQuery {
  readonly show: MailFilter;
  /** Null: to anybody. */
  readonly recipient: string | null;
}

const failed = sql`sent_at IS NULL AND (attempts > 0 OR given_up_at IS NOT NULL)`;

const filters: Readonly<Record<MailFilter, Sql>> = {
  failed,
  unsent: sql`sent_at IS NULL`,
  sent: sql`sent_at IS NOT NULL`,
  all: sql`true`,
};

const conditionOf = ({ show, recipient }: MailQuery): Sql =>
  allOf([filters[show], ...(recipient === null ? [] : [sql`recipient = ${recipient}`])]);

export async function countMails(db: Db, query: MailQuery): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    rarely(sql`SELECT count(*) FROM outbox WHERE ${conditionOf(query)}`),
  );
  return count;
}

export function listMailRows(db: Db, query: MailQuery, { limit, offset }: Slice): Promise<MailRow[]> {
  const order = query.show === 'sent' && query.recipient === null ? sql`sent_at DESC` : sql`id DESC`;
  return db.many<MailRow>(
    rarely(sql`
      SELECT id, account_id, recipient, subject, created_at, sent_at, given_up_at, next_try_at, sending_until,
        attempts, last_error, is_secret, text_body <> '' AS has_text
      FROM outbox WHERE ${conditionOf(query)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
  );
}

/** Not while a process is sending it, or it would go out twice. What has lost its text has nothing to send. */
const resendable = (now: Date): Sql =>
  sql`${failed} AND text_body <> '' AND (sending_until IS NULL OR sending_until <= ${now})`;

export const countFailed = (db: Db, now: Date): Promise<{ failed: number; resendable: number }> =>
  db.one(sql`
    SELECT count(*) AS failed, count(*) FILTER (WHERE ${resendable(now)}) AS resendable
    FROM outbox WHERE ${failed}`);

/** Resolves to the numbers of the mails that are tried again. Null: all that failed. */
export async function resend(tx: Db, mailId: number | null, now: Date): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    UPDATE outbox SET attempts = 0, given_up_at = NULL, next_try_at = ${now},
      worth_until = greatest(worth_until, ${new Date(now.getTime() + dayMs)})
    WHERE ${resendable(now)} AND (${mailId}::bigint IS NULL OR id = ${mailId}) RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Resolves to the numbers of the mails that are gone. Null: all that failed. */
export async function drop(tx: Db, mailId: number | null, now: Date): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    DELETE FROM outbox
    WHERE ${failed} AND (sending_until IS NULL OR sending_until <= ${now})
      AND (${mailId}::bigint IS NULL OR id = ${mailId})
    RETURNING id`);
  return rows.map(({ id }) => id);
}

export const findMail = (
  db: Db,
  mailId: number,
): Promise<(Pick<MailRow, 'account_id' | 'subject' | 'is_secret'> & { text_body: string }) | null> =>
  db.maybe(sql`SELECT account_id, subject, text_body, is_secret FROM outbox WHERE id = ${mailId}`);
