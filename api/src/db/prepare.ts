import { migrate } from './migrate';
import type { Db } from './open';
import { sql } from './sql';
import { categories } from '@aaspaas/contract/shops/categories';

/** An arbitrary number, but the same in every process that starts. */
const startLock = 7_203_042;

/**
 * Brings the database up to date and lets `fill` load what a first start needs, one process at a time: when two start
 * on the same empty database, both succeed and it is filled once.
 */
export async function prepareDatabase<Result>(
  db: Db,
  migrations: string,
  fill: () => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // Filling may take long, and the second process waits for it.
    await tx.script('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await tx.run(sql`SELECT pg_advisory_xact_lock(${startLock})`);
    // These use connections of their own, so what they did stays done even when the next step fails.
    await migrate(db, migrations);
    await fillCategories(db);
    return fill();
  });
}

/** Brings the category table in line with the contract's list. Safe to run at every start. */
export async function fillCategories(db: Db): Promise<void> {
  const ids = categories.map(({ id }) => id);
  const names = categories.map(({ name }) => name);
  await db.run(sql`
    INSERT INTO category (id, name) SELECT * FROM unnest(${ids}::smallint[], ${names}::text[])
    ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE category.name <> excluded.name`);
}
