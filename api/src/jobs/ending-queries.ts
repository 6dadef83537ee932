import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** What waits for an admin's word before it ends. */
export interface HeldEnding {
  job: string;
  since: Date;
  would_end: number;
  of_all: number;
}

export const listHeldEndings = (db: Db): Promise<HeldEnding[]> =>
  db.many<HeldEnding>(sql`
    SELECT job, since, would_end, of_all FROM held_ending WHERE allowed_at IS NULL ORDER BY since`);

export interface Ending {
  readonly job: string;
  readonly wouldEnd: number;
  readonly ofAll: number;
}

/** Notes that a round would have ended this much. A word that was given before about another number does not count. */
export async function holdEnding(db: Db, { job, wouldEnd, ofAll }: Ending, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO held_ending (job, since, would_end, of_all) VALUES (${job}, ${now}, ${wouldEnd}, ${ofAll})
    ON CONFLICT (job) DO UPDATE SET would_end = excluded.would_end, of_all = excluded.of_all, allowed_at = NULL`);
}

/** Whether the word was given for as many or more. It is used up, and nothing is held any more. */
export async function takeWord(db: Db, { job, wouldEnd }: Ending): Promise<boolean> {
  const taken = await db.run(sql`
    DELETE FROM held_ending WHERE job = ${job} AND allowed_at IS NOT NULL AND would_end >= ${wouldEnd}`);
  return taken > 0;
}

export async function forgetHeld(db: Db, job: string): Promise<void> {
  await db.run(sql`DELETE FROM held_ending WHERE job = ${job}`);
}

/** False: the number is another one meanwhile, or nothing waits. */
export async function allowEnding(db: Db, job: string, wouldEnd: number, now: Date): Promise<boolean> {
  const allowed = await db.run(sql`
    UPDATE held_ending SET allowed_at = ${now} WHERE job = ${job} AND would_end = ${wouldEnd}`);
  return allowed > 0;
}

export interface Moments {
  /** By the clock of the database. */
  database_now: Date;
  /** When the last round of the job began; null: there was none. */
  last_round: Date | null;
  /** Another job waits for a word, because the clock may be wrong. */
  is_held: boolean;
}

export const readMoments = (db: Db, job: string): Promise<Moments> =>
  db.one<Moments>(sql`
    SELECT clock_timestamp() AS database_now,
      (SELECT began_at FROM job_run WHERE job = ${job}) AS last_round,
      EXISTS (SELECT FROM held_ending WHERE job <> ${job} AND allowed_at IS NULL) AS is_held`);
