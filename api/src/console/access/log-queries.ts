import { mostEvents, type SecurityEventName } from '@aaspaas/contract/console/access/security-events';
import type { SecurityRecord } from '@aaspaas/contract/console/access/shapes';
import type { Db } from '../../db/open';
import { allOf, rarely, type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

/** Null asks for all. */
export interface LogFilter {
  readonly event: SecurityEventName | null;
  readonly accountId: number | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

export interface SecurityRow extends Omit<SecurityRecord, 'at'> {
  at: Date;
}

function isWanted({ event, accountId, from, before }: LogFilter): Sql {
  return allOf([
    ...(event ? [sql`event = ${event}`] : []),
    ...(accountId === null ? [] : [sql`account_id = ${accountId}`]),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(before ? [sql`at < ${before}`] : []),
  ]);
}

/** At most `mostEvents`. */
export async function countEvents(db: Db, filter: LogFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    rarely(sql`
      SELECT count(*) FROM (
        SELECT FROM security_event WHERE ${isWanted(filter)} LIMIT ${mostEvents}) AS counted`),
  );
  return count;
}

/** The names are looked up for the page alone. */
export function listEvents(db: Db, filter: LogFilter, { limit, offset }: Slice): Promise<SecurityRow[]> {
  return db.many<SecurityRow>(
    rarely(sql`
      SELECT shown.*, account.name AS account FROM (
        SELECT id, at, event, account_id, detail FROM security_event WHERE ${isWanted(filter)}
        ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) AS shown
      LEFT JOIN account ON account.id = shown.account_id ORDER BY shown.at DESC, shown.id DESC`),
  );
}

/** By its email or mobile number. */
export async function findAccount(db: Db, email: string, phone: string | null): Promise<number | null> {
  const found = await db.maybe<{ id: number }>(
    sql`SELECT id FROM account WHERE email = ${email} OR phone = ${phone} LIMIT 1`,
  );
  return found?.id ?? null;
}
