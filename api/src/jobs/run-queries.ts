import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface RunRow {
  job: string;
  began_at: Date;
  took_ms: number;
  pause_ms: number | null;
  error: string | null;
  failed_at: Date | null;
  /** When the last round that went well began. */
  succeeded_at: Date | null;
  last_error: string | null;
}

type Run = Pick<RunRow, 'job' | 'began_at' | 'took_ms' | 'pause_ms' | 'error'>;

/** The last round of a job. The error before it stays readable when a round goes well again. */
export async function writeRun(db: Db, run: Run): Promise<void> {
  const failedAt = run.error === null ? null : run.began_at;
  const succeededAt = run.error === null ? run.began_at : null;
  await db.run(sql`
    INSERT INTO job_run (job, began_at, took_ms, pause_ms, error, failed_at, last_error, succeeded_at)
    VALUES (${run.job}, ${run.began_at}, ${run.took_ms}, ${run.pause_ms}, ${run.error}, ${failedAt}, ${run.error},
      ${succeededAt})
    ON CONFLICT (job) DO UPDATE SET began_at = excluded.began_at, took_ms = excluded.took_ms,
      pause_ms = excluded.pause_ms, error = excluded.error,
      failed_at = coalesce(excluded.failed_at, job_run.failed_at),
      last_error = coalesce(excluded.last_error, job_run.last_error),
      succeeded_at = coalesce(excluded.succeeded_at, job_run.succeeded_at)`);
}

export const listRuns = (db: Db): Promise<RunRow[]> =>
  db.many<RunRow>(
    sql`
    SELECT job, began_at, took_ms, pause_ms, error, failed_at, last_error, succeeded_at FROM job_run ORDER BY job`,
  );

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
