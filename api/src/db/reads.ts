import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseAway } from './database-away';
import type { Listener } from './listen';
import { type Database, type Db, openDatabase } from './open';
import { type Sql, sql } from './sql';

/** A replica that does not answer within this time is left alone for a while. */
const answerMs = 2_000;
const shortestRestMs = 5_000;
const longestRestMs = 40_000;
/** A primary that could not say where it is, is asked again. */
const askAgainMs = 1_000;

interface Replica {
  readonly db: Database;
  /** How far it has come, as far as we know. */
  position: number;
  /** Left alone until then. */
  restsUntil: number;
  /** For how long the next time. */
  restMs: number;
}

/** A primary that does not answer a guest within this time counts as away, and is left alone until it is heard of. */
const primaryMs = 2_000;
const primaryRestMs = 5_000;
/** How long replicas are asked again and again while there is no primary. */
const oldMs = 5_000;
const againMs = 250;

/** Told how old a read is, in milliseconds, where it may lack the latest changes. */
type TellAge = (ms: number) => void;

const primaries = new WeakMap<Db, Db>();
const tellers = new WeakMap<Db, (tell: TellAge) => Db>();

/** The database that writes: itself, unless it is one that reads from replicas. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db;

/** The same database for one reply, which is told when a read in it is old. */
export const tellingAge = (db: Db, tell: TellAge): Db => tellers.get(db)?.(tell) ?? db;

/**
 * For reads of what everybody may see. They go to replicas, in turn, as long as these have every change that this
 * process has heard of; otherwise, and for all writes, to the primary. So what is kept of a read is never older than
 * the last change. While there is no primary, any replica answers, and the reply is told how old that is.
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

  /** The replica whose turn it is, or the next one that will do. */
  async function nextReplica(): Promise<Replica | null> {
    const first = turn++ % replicas.length;
    for (const replica of [...replicas.slice(first), ...replicas.slice(0, first)]) {
      if (replica.restsUntil > performance.now()) continue;
      if (await positions.isCurrent(replica).catch(() => rest(replica))) return replica;
    }
    return null;
  }

  async function read<Result>(work: (db: Db) => Promise<Result>, tell: TellAge): Promise<Result> {
    // One that does not answer rests, and one that refuses is asked no more than once.
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
    // One that writes is refused by a replica, and done by the primary.
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

/** The primary, for what no replica has yet; and any replica, while the primary is away. */
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
        // Without a replica all that is left is a primary that may only be slow.
        return late ? late.result : asked;
      }
    },
  };
}

interface Read<Result> {
  readonly result: Result;
}

/** Null: not there; somebody else has to be asked. */
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
 * From whichever replica answers, whatever it lacks; those that did not answer lately come last. While another becomes
 * the primary, all of them may be away for a moment.
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

/** Since the last change that a replica has: it lacks what came after. */
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

/** Ever longer while it does not come back: each try makes somebody wait. */
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

/** Compares how far replicas have come with where the primary was after the last change that was heard of. */
function openPositions(primary: Db, replicas: readonly Replica[], listener: Listener, isThere: () => void) {
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
    if (change !== changes) return;
    wanted = at;
    if (at !== null) isThere();
    // Nothing more may be heard of for long, and until it is known every read would go to the primary.
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

/** Null for a server that is no replica, where a replica was asked. */
async function positionOf(db: Db, position: Sql): Promise<number | null> {
  const { at } = await db.one<{ at: number | null }>(sql`
    SELECT pg_wal_lsn_diff(${position}, '0/0')::bigint AS at`);
  return at;
}
