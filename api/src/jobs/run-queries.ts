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
