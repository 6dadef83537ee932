import { DatabaseAway } from './database-away';
import type { Listener } from './listen';
import { type Database, type Db, openDatabase } from './open';
import { type Sql, sql } from './sql';

/** A replica that does not answer within this time is left alone for a while. */
const answerMs = 2_000;
const restMs = 5_000;

interface Replica {
  readonly db: Database;
  /** How far it has come, as far as we know. */
  position: number;
  /** Left alone until then. */
  restsUntil: number;
}

const primaries = new WeakMap<Db, Db>();

/** The database that writes: itself, unless it is one that reads from replicas. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/**
 * For reads of what everybody may see. They go to replicas, in turn, as long as these have every change that this
 * process has heard of; otherwise, and for all writes, to the primary. So what is kept of a read is never older than
 * the last change.
 */
export function openReads(primary: Db, urls: readonly string[], listener: Listener, processes = 1): Database {
  const replicas = urls.map((url): Replica => ({
    db: openDatabase(url, { answerMs, processes }),
    position: 0,
    restsUntil: 0,
  }));
  const positions = openPositions(primary, replicas, listener);
  let turn = 0;

  /** The replica whose turn it is, if it will do. */
  async function nextReplica(): Promise<Replica | null> {
    const replica = replicas[turn++ % replicas.length];
    if (!replica || replica.restsUntil > performance.now()) return null;
    const isCurrent = await positions.isCurrent(replica).catch(() => rest(replica));
    return isCurrent ? replica : null;
  }

  async function read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const replica = await nextReplica();
    if (!replica) return work(primary);
    try {
      return await work(replica.db);
    } catch (error) {
      if (isOfReplica(error)) return work(primary);
      if (!(error instanceof DatabaseAway)) throw error;
      rest(replica);
      return work(primary);
    }
  }
  const reads: Database = {
    many: (statement) => read((db) => db.many(statement)),
    one: (statement) => read((db) => db.one(statement)),
    maybe: (statement) => read((db) => db.maybe(statement)),
    run: (statement) => primary.run(statement),
    script: (text) => primary.script(text),
    transaction: (work) => primary.transaction(work),
    close: async () => void (await Promise.all(replicas.map(({ db }) => db.close()))),
  };
  primaries.set(reads, primary);
  return reads;
}

function rest(replica: Replica): false {
  replica.restsUntil = performance.now() + restMs;
  return false;
}

/** Errors that the primary would not make: a statement that writes, or one that replication has cancelled. */
function isOfReplica(error: unknown): boolean {
  const said = error instanceof DatabaseAway ? error.cause : error;
  return said instanceof Error && 'code' in said && ['25006', '40001'].includes(String(said.code));
}

/** Compares how far replicas have come with where the primary was after the last change that was heard of. */
function openPositions(primary: Db, replicas: readonly Replica[], listener: Listener) {
  /** Null while it is not known: then no replica will do. */
  let wanted: number | null = null;
  let changes = 0;
  listener.on('changes', (payload) => {
    // After a lost connection this may be another primary, whose positions say nothing about those of before.
    if (payload === null) for (const replica of replicas) replica.position = 0;
    void learn();
  });
  async function learn(): Promise<void> {
    const change = ++changes;
    wanted = null;
    const at = await positionOf(primary, sql`pg_current_wal_insert_lsn()`).catch(() => null);
    if (change === changes) wanted = at;
  }
  return {
    async isCurrent(replica: Replica): Promise<boolean> {
      if (!listener.isHearing() || wanted === null) return false;
      if (replica.position < wanted)
        replica.position = (await positionOf(replica.db, sql`pg_last_wal_replay_lsn()`)) ?? 0;
      return wanted !== null && replica.position >= wanted;
    },
  };
}

/** Null for a server that is no replica, where a replica was asked. */
async function positionOf(db: Db, position: Sql): Promise<number | null> {
  const { at } = await db.one<{ at: number | null }>(sql`
    SELECT pg_wal_lsn_diff(${position}, '0/0')::bigint AS at`);
  return at;
}
