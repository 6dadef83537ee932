import type { SecurityEventName } from '@aaspaas/contract/console/access/security-events';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface SecurityEvent {
  /** Null: the email or number that was typed belongs to no account. */
  readonly accountId: number | null;
  readonly event: SecurityEventName;
  /** A word or a number that says more, such as { by: 'link' }. Never an email, ip, name, phone number or browser. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes down what was done, or tried, to get into an account. Kept for half a year. */
export async function recordSecurityEvent(db: Db, happened: SecurityEvent, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO security_event (at, account_id, event, detail)
    VALUES (${now}, ${happened.accountId}, ${happened.event}, ${JSON.stringify(happened.detail ?? {})})`);
}

/** Writes nothing if there is no account. It takes the same time either way, so that the time gives nothing away. */
export async function recordIfAccountExists(db: Db, happened: SecurityEvent, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO security_event (at, account_id, event, detail)
    SELECT ${now}::timestamptz, ${happened.accountId}::integer, ${happened.event},
           ${JSON.stringify(happened.detail ?? {})}::jsonb
    WHERE ${happened.accountId}::integer IS NOT NULL`);
}
