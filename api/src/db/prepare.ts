import { fillCategories } from './category-queries';
import { migrate } from './migrate';
import type { Db } from './open';
import { sql } from './sql';

/** Any number; it only has to be the same in every process that starts. */
const startLock = 7_203_042;

/**
 * Brings the database up to date and lets `fill` put in what a first start does, one process at a time: two that
 * start on the same empty database both succeed, and find it filled once.
 */
export async function prepareDatabase<Result>(
  db: Db,
  migrations: string,
  fill: () => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // Filling takes as long as it takes, and whoever comes second waits for it.
    await tx.script('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await tx.run(sql`SELECT pg_advisory_xact_lock(${startLock})`);
    // On connections of their own: what they do stays done, whatever becomes of the next step.
    await migrate(db, migrations);
    await fillCategories(db);
    return fill();
  });
}
