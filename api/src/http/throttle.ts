import { createHash } from 'node:crypto';
import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

/** How fast tries may follow each other: from the named one on, each try doubles the wait for the next. */
export interface Pace {
  readonly from: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Counts a try and answers 0, or answers how long to wait and counts nothing.
 * One statement decides: of a hundred tries at the same moment no more pass than one after the other.
 */
export async function waitBefore(db: Db, key: string, pace: Pace, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - dayMs);
  const tries = sql`(CASE WHEN t.updated_at < ${forgotten} THEN 1 ELSE t.failures + 1 END)`;
  const counted = await db.run(sql`
    INSERT INTO throttle AS t (key, failures, blocked_until, updated_at)
    VALUES (${key}, 1, ${now}::timestamptz + ${waitAfter(sql`1`, pace)}, ${now})
    ON CONFLICT (key) DO UPDATE SET failures = ${tries}, updated_at = ${now},
      blocked_until = ${now}::timestamptz + ${waitAfter(tries, pace)}
    WHERE t.blocked_until <= ${now}`);
  return counted > 0 ? 0 : remainingWait(db, key, now);
}

function waitAfter(tries: Sql, { from, firstWaitMs, longestWaitMs }: Pace): Sql {
  return sql`make_interval(secs => CASE WHEN ${tries} < ${from}::integer THEN 0 ELSE
    least(${longestWaitMs / 1000}::float8, ${firstWaitMs / 1000}::float8 * power(2, least(${tries} - ${from}::integer, 20)))
    END)`;
}

async function remainingWait(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.maybe<{ blocked_until: Date }>(
    sql`SELECT blocked_until FROM throttle WHERE key = ${key}`,
  );
  // Between the two statements a right password may have cleared the row: a second is wait enough.
  return Math.max(1000, (row?.blocked_until.getTime() ?? 0) - now.getTime());
}

/** After a success the slate is clean. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.run(sql`DELETE FROM throttle WHERE key = ${key}`);
}

/** Takes one try back: it was no failure. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db.run(sql`UPDATE throttle SET failures = failures - 1 WHERE key = ${key} AND failures > 0`);
}

export function tooMany(waitMs: number, says = 'Too many attempts.'): Failure {
  const seconds = Math.ceil(waitMs / 1000);
  return new Failure('too-many', `${says} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** A key for typed text: the table should not be a list of people's addresses. */
export const fingerprint = (typed: string): string =>
  createHash('sha256').update(typed).digest('base64url').slice(0, 22);

const hourMs = 60 * 60_000;

/**
 * Indian carriers put thousands of people behind one address, so an address may try much,
 * and starts anew every hour.
 */
export function addressKey(purpose: string, ip: string, now: Date): string {
  return `${purpose}-ip:${networkOf(ip)}:${Math.floor(now.getTime() / hourMs)}`;
}

/** A household has a whole IPv6 network, so its first half stands for it. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
