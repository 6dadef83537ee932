import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** All that the log knows; the table's own list is the same. */
export const securityEvents = [
  'signed up',
  'signed in',
  'sign-in failed',
  'signed out',
  'signed out everywhere',
  'session ended',
  'password changed',
  'password reset',
  'recovery asked',
  'recovery failed',
  'recovery confirmed',
  'email change asked',
  'email change failed',
  'email change confirmed',
  'email change undone',
  'mobile changed',
  'mobile change undone',
  'account locked',
  'account unlocked',
  'account deleted',
  'admin created',
  'admin deed',
] as const;

export interface SecurityEvent {
  /** Null: what was typed belongs to no account. */
  readonly accountId: number | null;
  readonly event: (typeof securityEvents)[number];
  /** A word or a number that says more, such as { by: 'link' }. Never an address, a name, a phone number or a browser. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** What happened at an account's doors, kept for half a year. */
export async function recordSecurityEvent(db: Db, happened: SecurityEvent, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO security_event (at, account_id, event, detail)
    VALUES (${now}, ${happened.accountId}, ${happened.event}, ${JSON.stringify(happened.detail ?? {})})`);
}

/** Writes nothing where there is no account, and costs the same, so that the time it takes tells nothing. */
export async function recordOfAccount(db: Db, happened: SecurityEvent, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO security_event (at, account_id, event, detail)
    SELECT ${now}::timestamptz, ${happened.accountId}::integer, ${happened.event},
           ${JSON.stringify(happened.detail ?? {})}::jsonb
    WHERE ${happened.accountId}::integer IS NOT NULL`);
}
