import type pg from 'pg';
import { asAway, DatabaseAway } from './database-away';
import type { Fence } from './fence';
import type { Query } from './sql';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Connections on which something was committed that no replica has confirmed. */
const unconfirmed = new WeakSet<Queryable>();

/** Whatever cuts a wait for the replicas short, PostgreSQL calls the commit a success and adds a notice of this origin. */
const waitsForReplicas = 'SyncRepWaitForLSN';

export function hearNotices(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === waitsForReplicas) unconfirmed.add(client);
  });
}

/**
 * The caller can tell by the class of the error whether the statement failed or the server was away. What is committed
 * on this server alone is not acknowledged: the next primary may not have it.
 */
export async function query(client: Queryable, statement: string | Query): Promise<pg.QueryResult> {
  const result = await client.query(statement).catch((error: unknown) => {
    throw asAway(error);
  });
  if (unconfirmed.delete(client))
    throw new DatabaseAway(new Error('no replica has confirmed what was committed'));
  return result;
}

/** A commit waits for the replicas as long as it takes, because one that is cut short can be read before it is safe. */
const commitText = 'SET LOCAL statement_timeout = 0; COMMIT';

export async function commit(client: Queryable, fence: Fence | null): Promise<void> {
  const point = await fence?.pointOf(client).catch((error: unknown) => {
    throw asAway(error);
  });
  await query(client, commitText);
  if (point) fence?.acknowledge(point);
}
