import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

/** How fast tries may follow each other: from try number `from` on, each doubles the wait for the next. */
export interface Pace {
  readonly from: number;
  /** Infinity: blocked until forgetTries is called. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** The count restarts this long after its first try, whatever wait is left. */
  readonly windowMs?: number;
  /** Without a window, the count restarts after this long without a try; a day if not set. */
  readonly restMs?: number;
}

export interface Counted {
  /** 0: the try may go on. */
  readonly waitMs: number;
  /** Which try it is; 0 for one that must wait. */
  readonly tries: number;
}

/** The database's clock, so that processes whose own clocks differ count together. */
const now = sql`clock_timestamp()`;

/**
 * Counts a try, or says how long to wait and counts nothing.
 * It is one statement, so a hundred tries at the same moment get no further than one after the other.
 */
export async function countTry(db: Db, key: string, pace: Pace): Promise<Counted> {
  const isOver = sql`t.ends_at <= ${now}`;
  const tries = sql`(CASE WHEN ${isOver} THEN 1 ELSE t.failures + 1 END)`;
  const end = sql`${now} + ${seconds(pace.windowMs ?? pace.restMs ?? dayMs)}`;
  const nextEnd = pace.windowMs ? sql`CASE WHEN ${isOver} THEN ${end} ELSE t.ends_at END` : end;
  const counted = await db.maybe<{ failures: number }>(sql`
    INSERT INTO throttle AS t (key, failures, blocked_until, ends_at, updated_at)
    VALUES (${key}, 1, ${blockedAfter(sql`1`, pace)}, ${end}, ${now})
    ON CONFLICT (key) DO UPDATE SET failures = ${tries}, blocked_until = ${blockedAfter(tries, pace)},
      ends_at = ${nextEnd}, updated_at = ${now}
    WHERE t.blocked_until <= ${now} OR (${isOver} AND t.blocked_until < 'infinity')
    RETURNING failures`);
  if (counted) return { waitMs: 0, tries: counted.failures };
  return { waitMs: await remainingWait(db, key), tries: 0 };
}

/** Counts a try and resolves to 0, or resolves to how long to wait and counts nothing. */
export const waitBefore = async (db: Db, key: string, pace: Pace): Promise<number> =>
  (await countTry(db, key, pace)).waitMs;

const seconds = (ms: number): Sql => sql`make_interval(secs => ${ms / 1000}::float8)`;

// Not blocked is '-infinity', never now(): for a request at the same moment now() could still be in the future.
function blockedAfter(tries: Sql, { from, firstWaitMs, longestWaitMs }: Pace): Sql {
  const factor = sql`power(2, least(${tries} - ${from}::integer, 20))`;
  const until =
    firstWaitMs === Infinity
      ? sql`'infinity'::timestamptz`
      : sql`${now} + least(${seconds(longestWaitMs)}, ${seconds(firstWaitMs)} * ${factor})`;
  return sql`CASE WHEN ${tries} < ${from}::integer THEN '-infinity'::timestamptz ELSE ${until} END`;
}

async function remainingWait(db: Db, key: string): Promise<number> {
  const row = await db.maybe<{ ms: number }>(sql`
    SELECT 1000 * (extract(epoch FROM CASE WHEN blocked_until = 'infinity' THEN blocked_until
      ELSE least(blocked_until, ends_at) END) - extract(epoch FROM ${now}))::float8 AS ms
    FROM throttle WHERE key = ${key}`);
  // Between the two statements a right password may have deleted the row; then a second is enough.
  return Math.max(1000, row?.ms ?? 0);
}

/** Counts without ever blocking. */
export const countOnly = (db: Db, key: string, windowMs: number): Promise<Counted> =>
  countTry(db, key, { from: neverReached, firstWaitMs: 0, longestWaitMs: 0, windowMs });

const neverReached = 2 ** 31 - 1;

/** Whether this many tries have been counted; counts nothing. */
export async function hasTried(db: Db, key: string, times: number): Promise<boolean> {
  const row = await db.maybe(sql`
    SELECT 1 FROM throttle
    WHERE key = ${key} AND failures >= ${times} AND (ends_at > ${now} OR blocked_until = 'infinity')`);
  return row !== null;
}

/** After a success the count restarts at zero. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.run(sql`DELETE FROM throttle WHERE key = ${key}`);
}

/** Takes back a try that was not wrong, and the wait that it caused. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db.run(sql`
    UPDATE throttle SET failures = failures - 1, blocked_until = '-infinity' WHERE key = ${key} AND failures > 0`);
}
