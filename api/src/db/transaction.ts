import type pg from 'pg';
import { asAway, DatabaseAway } from './database-away';
import type { Fence } from './fence';
import type { Query } from './sql';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Connections on which something was committed that no replica has confirmed. */
const unconfirmed = new WeakSet<Queryable>();

/**
 * When a wait for the replicas is cut short, PostgreSQL still calls the commit a success, but adds a notice of this
 * origin.
 */
const waitsForReplicas = 'SyncRepWaitForLSN';

export function hearNotices(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === waitsForReplicas) unconfirmed.add(client);
  });
}

/**
 * The class of the error tells whether the statement failed or the server was away. A commit on this server alone is
 * not acknowledged: the next primary may lack it.
 */
export async function query(client: Queryable, statement: string | Query): Promise<pg.QueryResult> {
  const result = await client.query(statement).catch((error: unknown) => {
    throw asAway(error);
  });
  if (unconfirmed.delete(client))
    throw new DatabaseAway(new Error('no replica has confirmed what was committed'));
  return result;
}

/** A commit waits for the replicas as long as it takes: if cut short, it could be read before it is safe. */
const commitText = 'SET LOCAL statement_timeout = 0; COMMIT';

export async function commit(client: Queryable, fence: Fence | null): Promise<void> {
  const point = await fence?.pointOf(client).catch((error: unknown) => {
    throw asAway(error);
  });
  await query(client, commitText);
  if (point) fence?.acknowledge(point);
}
