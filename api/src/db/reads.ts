import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseAway } from './database-away';
import type { Listener } from './listen';
import { type Database, type Db, openDatabase } from './open';
import { type Sql, sql } from './sql';

/** A replica that does not answer within this time is left alone for a while. */
const answerMs = 2_000;
const shortestRestMs = 5_000;
const longestRestMs = 40_000;
/** When a primary could not tell its position, it is asked again after this. */
const askAgainMs = 1_000;

interface Replica {
  readonly db: Database;
  /** The last position that it told. */
  position: number;
  /** Not asked before this time. */
  restsUntil: number;
  /** How long it rests next time. */
  restMs: number;
}

/** A primary that does not answer a guest within this time counts as away, and is not asked until a change is heard. */
const primaryMs = 2_000;
const primaryRestMs = 5_000;
/** How long replicas are asked repeatedly while there is no primary. */
const oldMs = 5_000;
const againMs = 250;

/** Called with the age of a read in milliseconds, if it may lack the latest changes. */
type TellAge = (ms: number) => void;

const primaries = new WeakMap<Db, Db>();
const tellers = new WeakMap<Db, (tell: TellAge) => Db>();

/** The database that writes: itself, unless it is one that reads from replicas. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/** The same database for one reply, which is told when a read in it is old. */
export const tellingAge = (db: Db, tell: TellAge): Db => tellers.get(db)?.(tell) ?? db;

/**
 * For reads of what everybody may see. They go to the replicas in turn, as long as these have every change that this
 * process has heard of; otherwise, like all writes, to the primary. So no kept read is older than the last change.
 * While there is no primary, any replica answers, and the reply says how old it is.
 */
export function openReads(primary: Db, urls: readonly string[], listener: Listener, processes = 1): Database {
  const replicas = urls.map((url): Replica => ({
    db: openDatabase(url, { answerMs, processes }),
    position: 0,
    restsUntil: 0,
    restMs: shortestRestMs,
  }));
  let turn = 0;
  const last = openLastResort(primary, replicas);
  const positions = openPositions(primary, replicas, listener, last.isThere);

  /** The replica whose turn it is, or the next one that is up to date. */
  async function nextReplica(): Promise<Replica | null> {
    const first = turn++ % replicas.length;
    for (const replica of [...replicas.slice(first), ...replicas.slice(0, first)]) {
      if (replica.restsUntil > performance.now()) continue;
      if (await positions.isCurrent(replica).catch(() => rest(replica))) return replica;
    }
    return null;
  }

  async function read<Result>(work: (db: Db) => Promise<Result>, tell: TellAge): Promise<Result> {
    // A replica that does not answer rests; one that refuses is asked only once.
    for (let asked = 0; asked < replicas.length; asked++) {
      const replica = await nextReplica();
      const current = replica && (await readFrom(replica, work));
      if (current) return current.result;
      if (!replica) break;
    }
    return last.read(work, tell);
  }

  const readsTelling = (tell: TellAge): Database => ({
    many: (statement) => read((db) => db.many(statement), tell),
    one: (statement) => read((db) => db.one(statement), tell),
    maybe: (statement) => read((db) => db.maybe(statement), tell),
    run: (statement) => primary.run(statement),
    script: (text) => primary.script(text),
    // A replica refuses a transaction that writes; the primary then does it.
    transaction: (work) => read((db) => db.transaction(work), tell),
    close: async () => void (await Promise.all(replicas.map(({ db }) => db.close()))),
  });
  const known = (reads: Database): Database => {
    primaries.set(reads, primary);
    return reads;
  };
  const reads = known(readsTelling(() => {}));
  tellers.set(reads, (tell) => known(readsTelling(tell)));
  return reads;
}

/** The primary for what no replica has yet; any replica while the primary is away. */
function openLastResort(primary: Db, replicas: readonly Replica[]) {
  let restsUntil = 0;
  return {
    isThere: () => void (restsUntil = 0),
    async read<Result>(work: (db: Db) => Promise<Result>, tell: TellAge): Promise<Result> {
      const isResting = restsUntil > performance.now();
      const old = isResting ? await readOld(replicas, work, tell) : null;
      if (old) return old.result;
      const asked = work(primary);
      try {
        return await within(primaryMs, asked);
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error;
        restsUntil = performance.now() + primaryRestMs;
        const late = await readOld(replicas, work, tell);
        // Without a replica only the primary is left, which may just be slow.
        return late ? late.result : asked;
      }
    },
  };
}

interface Read<Result> {
  readonly result: Result;
}

/** Null: it is away; another server has to be asked. */
async function readFrom<Result>(
  replica: Replica,
  work: (db: Db) => Promise<Result>,
): Promise<Read<Result> | null> {
  try {
    const result = await work(replica.db);
    replica.restMs = shortestRestMs;
    return { result };
  } catch (error) {
    if (isOfReplica(error)) return null;
    if (!(error instanceof DatabaseAway)) throw error;
    rest(replica);
    return null;
  }
}

/**
 * Reads from any replica that answers, whatever it lacks; those that did not answer lately come last. While another
 * server becomes the primary, all of them may be away for a moment.
 */
async function readOld<Result>(
  replicas: readonly Replica[],
  work: (db: Db) => Promise<Result>,
  tell: TellAge,
): Promise<Read<Result> | null> {
  for (const end = performance.now() + oldMs; performance.now() < end; await pause(againMs)) {
    for (const replica of replicas.toSorted((one, other) => one.restsUntil - other.restsUntil)) {
      const old = await readFrom(replica, async (db) => [await work(db), await ageOf(db)] as const);
      if (!old) continue;
      const [result, age] = old.result;
      tell(age);
      return { result };
    }
  }
  return null;
}

/** The time since the last change that the replica has: it lacks all later ones. */
async function ageOf(db: Db): Promise<number> {
  const { age } = await db.one<{ age: number | null }>(sql`
    SELECT extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 * 1000 AS age`);
  return Math.max(0, age ?? 0);
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway(new Error(`no answer within ${ms} ms`))), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Rests longer each time, because each try makes somebody wait. */
function rest(replica: Replica): false {
  if (replica.restsUntil > performance.now()) return false;
  replica.restsUntil = performance.now() + replica.restMs;
  replica.restMs = Math.min(2 * replica.restMs, longestRestMs);
  return false;
}

/** Errors that the primary might not make: a statement that writes, one that replication has cancelled, or a slow one. */
function isOfReplica(error: unknown): boolean {
  const said = error instanceof DatabaseAway ? error.cause : error;
  return said instanceof Error && 'code' in said && ['25006', '40001', '57014'].includes(String(said.code));
}

/** Compares the positions of the replicas with that of the primary after the last change that we heard of. */
function openPositions(primary: Db, replicas: readonly Replica[], listener: Listener, isThere: () => void) {
  /** Null while unknown: then no replica is up to date. */
  let wanted: number | null = null;
  let changes = 0;
  listener.on('changes', (payload) => {
    // After a lost connection this may be another primary, whose positions cannot be compared with earlier ones.
    if (payload === null) for (const replica of replicas) replica.position = 0;
    void learn();
  });
  async function learn(): Promise<void> {
    const change = ++changes;
    wanted = null;
    const at = await positionOf(primary, sql`pg_current_wal_insert_lsn()`).catch(() => null);
    if (change !== changes) return;
    wanted = at;
    if (at !== null) isThere();
    // Asked again, because the next change may be long in coming, and until then every read would go to the primary.
    if (at === null) setTimeout(() => change === changes && void learn(), askAgainMs).unref();
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

/** Null where a replica was expected and the server is none. */
async function positionOf(db: Db, position: Sql): Promise<number | null> {
  const { at } = await db.one<{ at: number | null }>(sql`
    SELECT pg_wal_lsn_diff(${position}, '0/0')::bigint AS at`);
  return at;
}
