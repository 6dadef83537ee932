// @ts-check
/** @typedef {{ name: string, definition: string }} Index */

/**
 * In one transaction, however long it takes, that follows nothing: no triggers, no foreign keys. What these would do is
 * left to the work.
 * @template Result @param {any} db @param {(tx: any) => Promise<Result>} work @returns {Promise<Result>}
 */
export const inBulk = (db, work) =>
  db.transaction(async (/** @type {any} */ tx) => {
    await tx.script(`SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica;
      SET LOCAL synchronous_commit = off; SET LOCAL maintenance_work_mem = '512MB';
      SET LOCAL max_parallel_maintenance_workers = 1; SET LOCAL work_mem = '64MB'`);
    return work(tx);
  });

/**
 * Does the work without the indexes of these tables, but for those of their keys, and then makes them anew: that takes
 * half as long as to add row by row.
 * @param {any} sql @param {any} db @param {readonly string[]} tables @param {() => Promise<void>} work
 */
export async function withoutIndexes(sql, db, tables, work) {
  /** @type {Index[]} the largest first, so that all cores are busy to the end */
  const indexes = await db.many(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid::regclass::text = ANY (${tables}::text[])
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)
    ORDER BY pg_relation_size(i.indexrelid) DESC`);
  for (const { name } of indexes) await db.script(`DROP INDEX ${name}`);
  try {
    await work();
  } finally {
    await inLanes(indexes, ({ definition }) => inBulk(db, (tx) => tx.script(definition)));
  }
}

/** As many as small machines have cores. */
const lanes = 2;

/** Two at a time, each in its turn. @template Task @param {readonly Task[]} tasks @param {(task: Task) => Promise<unknown>} work */
export async function inLanes(tasks, work) {
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) await work(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
