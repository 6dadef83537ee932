import pg from 'pg';
import { asAway, DatabaseAway } from './database-away';
import type { Query } from './sql';

/** Connections that accept a statement before the earlier ones are answered. */
export interface SharedConnections {
  query(statement: Query): Promise<pg.QueryResult>;
  stats(): { readonly inUse: number; readonly waiting: number };
  /** Waits for the answers that are still missing. */
  close(): Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  readonly ready: Promise<unknown>;
  /** Statements that were sent and are not yet answered. */
  unanswered: number;
  /** When the first of these was begun. */
  since: number;
  /** It did not answer in time, so no further statement is sent on it. */
  isStuck: boolean;
}

/** Longer than a quick statement takes on a busy server. A statement sent after a slower one would wait for it. */
const longMs = 50;

/**
 * For short statements that many visitors need at once. PostgreSQL goes from one to the next without waiting for us,
 * and nobody waits for a free connection. Each statement is a transaction of its own, as always.
 */
export function shareConnections(config: pg.ClientConfig, most: number): SharedConnections {
  const connections = new Set<Connection>();
  let isClosed = false;

  function open(): Connection {
    const client = new pg.Client({ ...config, pipeline: true });
    const connection = { client, ready: client.connect(), unanswered: 0, since: 0, isStuck: false };
    const forget = () => void connections.delete(connection);
    // Statements on a broken connection fail by themselves and are sent again on another.
    client.on('error', forget).on('end', forget);
    connection.ready.catch(forget);
    connections.add(connection);
    return connection;
  }

  /** Sends nothing more on it, and closes it once all statements are answered. */
  function leave(connection: Connection): void {
    if (connections.delete(connection)) void connection.client.end();
  }

  /** An idle connection, else a new one, else the least busy. */
  function choose(): Connection {
    const all = [...connections];
    const idle = all.find(({ unanswered }) => unanswered === 0);
    if (idle) return idle;
    if (all.length < most) return open();
    const begunBefore = performance.now() - longMs;
    const going = all.filter(({ since }) => since > begunBefore);
    return (going.length > 0 ? going : all).reduce((best, other) =>
      other.unanswered < best.unanswered ? other : best,
    );
  }

  /** After a broken connection the statement is sent once more: it only reads. */
  async function ask(statement: Query, isAgain = false): Promise<pg.QueryResult> {
    if (isClosed) throw asAway(new Error('Connections were asked after calling end.'));
    const connection = choose();
    if (connection.unanswered === 0) connection.since = performance.now();
    connection.unanswered += 1;
    try {
      await connection.ready;
      return await connection.client.query(statement);
    } catch (error) {
      const cause = asAway(error);
      if (!(cause instanceof DatabaseAway)) throw cause;
      connection.isStuck ||= /timeout/i.test(cause.message);
      leave(connection);
      if (isAgain || isClosed || connection.isStuck) throw cause;
    } finally {
      connection.unanswered -= 1;
      connection.since = performance.now();
    }
    return ask(statement, true);
  }

  return {
    query: (statement) => ask(statement),
    stats() {
      const busy = [...connections].filter(({ unanswered }) => unanswered > 0);
      const sent = busy.reduce((sum, { unanswered }) => sum + unanswered, 0);
      return { inUse: busy.length, waiting: sent - busy.length };
    },
    async close() {
      isClosed = true;
      await Promise.all([...connections].map(({ client }) => client.end()));
    },
  };
}
