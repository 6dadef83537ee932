import pg from 'pg';
import { availableParallelism } from 'node:os';
import { asAway, DatabaseAway } from './database-away';
import { countFailures, type FailedQuery, type Failures, noFailures } from './failed-queries';
import type { Behind, Fence } from './fence';
import { shareConnections } from './shared-connections';
import { type Sql, toQuery } from './sql';
import { commit, hearNotices, query } from './transaction';

/** What a query function may do; the same inside and outside a transaction. */
export interface Db {
  many<Row>(statement: Sql): Promise<Row[]>;
  /** Throws when there is no row. */
  one<Row>(statement: Sql): Promise<Row>;
  maybe<Row>(statement: Sql): Promise<Row | null>;
  /** Resolves to the number of rows that were written. */
  run(statement: Sql): Promise<number>;
  /** Several statements at once, without values; for migrations, settings of a transaction and tests. */
  script(text: string): Promise<void>;
  /** Commits all of the work or nothing. Inside another transaction it becomes part of that one. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

export interface Database extends Db {
  close(): Promise<void>;
}

/** A database with its connections. */
export interface Connections extends Database {
  stats(): ConnectionStats;
}

interface ConnectionStats {
  readonly inUse: number;
  /** Work that waits for a connection. */
  readonly waiting: number;
  readonly most: number;
  /** Since the beginning. */
  readonly failures: Readonly<Record<FailedQuery, number>>;
  /** Not null: the server lacks an acknowledged change, and nothing is written to it. */
  readonly behind: Behind | null;
}

type Queryable = Pick<pg.ClientBase, 'query'>;

// PostgreSQL counts and sums in bigint; our numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface OpenSettings {
  readonly connections?: number;
  /** How many processes of this machine share its connections; 1 if not set. */
  readonly processes?: number;
  /**
   * How long to wait for an answer before the server counts as away. Long work, such as migrations, cleaning and
   * loading, has no such limit.
   */
  readonly answerMs?: number;
  /** Set where there may be several servers, of which one may be behind. */
  readonly fence?: Fence;
}

/** For the connections that serve visitors. */
export const servingAnswerMs = 9_500;

export function openDatabase(url: string, settings: OpenSettings = {}): Connections {
  const { answerMs, fence = null } = settings;
  const most = settings.connections ?? connectionsOf(settings.processes ?? 1);
  const config = {
    ...parseUrl(url),
    connectionTimeoutMillis: answerMs ?? 10_000,
    // The server ends a statement that is merely slow, a little before we would take the server for away.
    statement_timeout: answerMs ? 0.95 * answerMs : 15_000,
    ...(answerMs && { query_timeout: answerMs }),
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'aaspaas',
    // Parallel plans and JIT cost more than they save on queries of a few milliseconds.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off -c timezone=UTC',
  };
  const pool = new pg.Pool({ ...config, max: most });
  // A broken connection is replaced at the next query, and a query that was running on it fails by itself. Without
  // these listeners the error event of an idle connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => hearNotices(client.on('error', () => {})));
  const mostShared = Math.ceil(most / 4);
  // A statement that writes might wait for a lock, and all statements after it would wait too.
  const readOnly = `${config.options} -c default_transaction_read_only=on`;
  const genericPlans = `${readOnly} -c plan_cache_mode=force_generic_plan`;
  const shared = shareConnections({ ...config, options: readOnly }, mostShared);
  const planningOnce = shareConnections({ ...config, options: genericPlans }, mostShared);
  const ask: Ask = (statement) => {
    if (typeof statement === 'string' || !statement.handling.isQuick)
      return onSomeConnection(pool, fence, statement);
    return (statement.handling.planned === 'once' ? planningOnce : shared).query(toQuery(statement));
  };
  const failures = noFailures();
  return {
    ...queriesOn((statement) => countFailures(failures, ask(statement))),
    transaction: (work) => inTransaction(pool, fence, failures, work),
    close: async () => void (await Promise.all([pool.end(), shared.close(), planningOnce.close()])),
    stats() {
      const sharing = [shared.stats(), planningOnce.stats()];
      return {
        inUse: pool.totalCount - pool.idleCount + sum(sharing.map(({ inUse }) => inUse)),
        waiting: pool.waitingCount + sum(sharing.map(({ waiting }) => waiting)),
        most: most + 2 * mostShared,
        failures,
        behind: fence?.behind() ?? null,
      };
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** More connections than this make two cores slower: docs/performance.md. */
const connectionsOf = (processes: number): number =>
  Math.max(4, Math.ceil((4 * availableParallelism()) / processes));

/** 'socket:/folder?db=name&user=name' reaches the embedded database; anything else is an ordinary URL. */
export function parseUrl(url: string): pg.PoolConfig {
  if (!url.startsWith('socket:')) return { connectionString: url };
  const { pathname, searchParams } = new URL(url);
  return {
    host: decodeURIComponent(pathname),
    database: searchParams.get('db') ?? 'aaspaas',
    user: searchParams.get('user') ?? 'aaspaas',
    // Set here, because otherwise PGPORT and PGSSLMODE of the shell would count.
    port: 5432,
    ssl: false,
  };
}

type Ask = (statement: Sql | string) => Promise<pg.QueryResult>;

const onConnection =
  (client: Queryable): Ask =>
  (statement) =>
    query(client, typeof statement === 'string' ? statement : toQuery(statement));

async function onSomeConnection(
  pool: pg.Pool,
  fence: Fence | null,
  statement: Sql | string,
): Promise<pg.QueryResult> {
  const client = await connect(pool, fence);
  try {
    const result = await onConnection(client)(statement);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof DatabaseAway);
    throw error;
  }
}

async function connect(pool: pg.Pool, fence: Fence | null): Promise<pg.PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asAway(error);
  });
  await fence?.admit(client).catch((error: unknown) => {
    client.release(true);
    throw asAway(error);
  });
  return client;
}

function queriesOn(ask: Ask): Omit<Db, 'transaction'> {
  const many = async <Row>(statement: Sql): Promise<Row[]> => {
    const { rows } = await ask(statement);
    // Only the statement decides what its rows look like, so the caller names the type.
    return rows as Row[];
  };
  return {
    many,
    maybe: async <Row>(statement: Sql) => (await many<Row>(statement))[0] ?? null,
    one: async <Row>(statement: Sql) => {
      const [row] = await many<Row>(statement);
      if (!row) throw new Error('a row that must exist does not');
      return row;
    },
    run: async (statement) => (await ask(statement)).rowCount ?? 0,
    script: async (text) => void (await ask(text)),
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  fence: Fence | null,
  failures: Failures,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = await countFailures(failures, connect(pool, fence));
  const ask = onConnection(client);
  const queries = queriesOn((statement) => countFailures(failures, ask(statement)));
  const db: Db = { ...queries, transaction: (inner) => inner(db) };
  try {
    await query(client, 'BEGIN');
    const result = await work(db);
    await commit(client, fence);
    client.release();
    return result;
  } catch (error) {
    // A connection that does not answer, or cannot even roll back, is not used again.
    if (error instanceof DatabaseAway) client.release(true);
    else
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
    throw error;
  }
}
