import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** The channel on which the process that runs the jobs is told of a request. */
export const jobRequestChannel = 'job_asked';

/** Asks whichever process runs the job for a round of it. */
export async function addJobRequest(db: Db, job: string): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    WITH added AS (INSERT INTO job_ask (job) VALUES (${job}) RETURNING id)
    SELECT id, pg_notify(${jobRequestChannel}, ${job}) FROM added`);
  return id;
}

interface JobRequestRow {
  id: number;
  job: string;
}

/** The requests that nobody has taken yet. Each is taken once. */
export const claimJobRequests = (db: Db, jobs: readonly string[]): Promise<JobRequestRow[]> =>
  db.many<JobRequestRow>(sql`
    UPDATE job_ask SET taken_at = clock_timestamp()
    WHERE taken_at IS NULL AND job = ANY (${jobs})
    RETURNING id, job`);

export interface RequestedRound {
  took_ms: number;
  error: string | null;
}

export async function finishJobRequest(
  db: Db,
  id: number,
  { took_ms, error }: RequestedRound,
): Promise<void> {
  await db.run(sql`
    UPDATE job_ask SET done_at = clock_timestamp(), took_ms = ${took_ms}, error = ${error} WHERE id = ${id}`);
}

/** For another process to take. */
export async function returnJobRequest(db: Db, id: number): Promise<void> {
  await db.run(
    sql`WITH given AS (UPDATE job_ask SET taken_at = NULL WHERE id = ${id} RETURNING job)
        SELECT pg_notify(${jobRequestChannel}, job) FROM given`,
  );
}

/** Null: it is not done yet. */
export const findRequestedRound = (db: Db, id: number): Promise<RequestedRound | null> =>
  db.maybe<RequestedRound>(sql`SELECT took_ms, error FROM job_ask WHERE id = ${id} AND done_at IS NOT NULL`);
