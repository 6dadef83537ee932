import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Until the transaction ends, so that a hundred pages at the same moment count one after the other. */
export async function holdReader(tx: Db, accountId: number): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('people read'), ${accountId}::integer)`);
}

interface Shown {
  at: Date;
  ids: number[];
}

/** Whom an admin was shown, the oldest first. */
export function shownSince(tx: Db, accountId: number, since: Date): Promise<Shown[]> {
  return tx.many<Shown>(sql`
    SELECT at, string_to_array(detail ->> 'ids', ' ')::integer[] AS ids FROM audit
    WHERE actor_id = ${accountId} AND action = 'people read' AND at > ${since} ORDER BY at, id`);
}

/** Whether the chiefs were told since then that this admin was refused. */
export async function wasRefused(tx: Db, accountId: number, since: Date): Promise<boolean> {
  const refusal = await tx.maybe(sql`
    SELECT 1 FROM audit
    WHERE actor_id = ${accountId} AND action = 'reading of people refused' AND at > ${since} LIMIT 1`);
  return refusal !== null;
}
