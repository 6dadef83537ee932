import { LRUCache } from 'lru-cache';
import { DatabaseAway } from '../../db/database-away';
import type { Visitor } from '../allowances';
import { openChangeLog, type Dependency } from './change-log';

/** Work for every visitor who gets the reply, also when it was made for another. */
export type EachTime = (visitor: Visitor) => void;

export interface Making {
  /** Nothing is shared unless its maker has said what it depends on. */
  dependsOn(...dependencies: readonly Dependency[]): void;
  eachTime(work: EachTime): void;
  /** The reply goes to those who ask now and is not kept: something went wrong. */
  onlyOnce(): void;
  /**
   * The reply may lack the changes of these milliseconds. It goes to those who ask now, with its age, and is not kept.
   */
  isOld(ms: number): void;
}

/** A value that can be shared, with its rough size in bytes. */
export interface Sized {
  readonly size: number;
}

export interface Shared<Value> {
  readonly value: Value;
  readonly dependencies: ReadonlySet<Dependency>;
  readonly eachTime: readonly EachTime[];
  readonly mayBeKept: boolean;
  /** In milliseconds; 0: it is new. */
  readonly ageMs: number;
}

export interface SharedReplies {
  /** The kept reply with this key, or a new one. Requests that come while it is being made wait for the same reply. */
  get<Value extends Sized>(key: string, make: (making: Making) => Promise<Value>): Promise<Shared<Value>>;
  /** Drops the replies that depend on one of these. Null: all replies. */
  forget(dependencies: readonly Dependency[] | null): void;
  stats(): SharedStats;
}

/**
 * How often a reply was kept (hits), being made already (joined) or made (misses) since the start; and what is kept
 * now.
 */
interface SharedStats {
  readonly hits: number;
  readonly joined: number;
  readonly misses: number;
  readonly replies: number;
  readonly bytes: number;
}

interface StoreSettings {
  readonly mostBytes: number;
  /** False while changes cannot be heard: then every reply is made anew. */
  isHearing(): boolean;
  /** In milliseconds, from any beginning. */
  readonly timer: { now(): number };
}

/** No reply is kept for longer, in case a change was missed. */
export const longestMs = 5_000;
/** While the database is away, a reply without a known change is used for this long. */
const longestAwayMs = 60 * 60_000;

interface Flight {
  readonly begunAfter: number;
  readonly making: Promise<Shared<Sized>>;
}

/**
 * Replies that are the same for all guests, kept for some seconds. A change while a reply is being made may be missing
 * in it, so that reply goes only to those who asked before the change, and is not kept.
 */
export function openSharedReplies(settings: StoreSettings): SharedReplies {
  const { isHearing } = settings;
  const shelf = openShelf(settings);
  const flights = new Map<string, Flight>();
  const log = openChangeLog();
  const asked = { hits: 0, joined: 0, misses: 0 };

  async function fly(key: string, make: (making: Making) => Promise<Sized>): Promise<Shared<Sized>> {
    const begunAfter = log.now();
    log.begin();
    const making = record(make);
    flights.set(key, { begunAfter, making });
    try {
      const shared = await making;
      if (shared.mayBeKept && isHearing() && !log.hasChanged(shared.dependencies, begunAfter))
        shelf.put(key, shared);
      return shared;
    } finally {
      if (flights.get(key)?.making === making) flights.delete(key);
      log.end();
    }
  }

  /** The last reply, while the database is away. */
  async function orOld(key: string, making: Promise<Shared<Sized>>): Promise<Shared<Sized>> {
    try {
      return await making;
    } catch (error) {
      const old = error instanceof DatabaseAway ? shelf.getOld(key) : null;
      if (!old) throw error;
      return old;
    }
  }

  return {
    async get<Value extends Sized>(key: string, make: (making: Making) => Promise<Value>) {
      const there = isHearing() ? shelf.get(key) : undefined;
      const flight = flights.get(key);
      const isCurrent = flight?.begunAfter === log.now() && isHearing();
      asked[there ? 'hits' : isCurrent ? 'joined' : 'misses'] += 1;
      // The key tells the maker, and so the type of the value.
      return (there ?? (await orOld(key, isCurrent ? flight.making : fly(key, make)))) as Shared<Value>;
    },
    forget(dependencies) {
      log.add(dependencies);
      shelf.drop(dependencies);
    },
    stats: () => ({ ...asked, ...shelf.stats() }),
  };
}

interface Shelf {
  get(key: string): Shared<Sized> | undefined;
  /** Also a reply that is too old, with its age. */
  getOld(key: string): Shared<Sized> | null;
  put(key: string, shared: Shared<Sized>): void;
  drop(dependencies: readonly Dependency[] | null): void;
  stats(): Pick<SharedStats, 'replies' | 'bytes'>;
}

/** What is kept, by its key and by its dependencies. */
function openShelf({ mostBytes, timer }: StoreSettings): Shelf {
  const keysOf = new Map<Dependency, Set<string>>();
  const kept = new LRUCache<string, Shared<Sized>>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 16,
    sizeCalculation: ({ value }, key) => value.size + key.length + 500,
    ttl: longestMs,
    ttlResolution: 0,
    perf: timer,
    dispose: ({ dependencies }, key) => {
      for (const dependency of dependencies) {
        const keys = keysOf.get(dependency);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(dependency);
      }
    },
  });
  return {
    get: (key) => kept.get(key, { noDeleteOnStaleGet: true }),
    getOld(key) {
      const shared = kept.get(key, { allowStale: true, noDeleteOnStaleGet: true });
      const ageMs = longestMs - kept.getRemainingTTL(key);
      return shared && ageMs < longestAwayMs ? { ...shared, ageMs, mayBeKept: false } : null;
    },
    put(key, shared) {
      kept.set(key, shared);
      if (!kept.has(key)) return;
      for (const dependency of shared.dependencies)
        keysOf.set(dependency, (keysOf.get(dependency) ?? new Set()).add(key));
    },
    drop(dependencies) {
      if (dependencies === null) return kept.clear();
      for (const dependency of dependencies) for (const key of keysOf.get(dependency) ?? []) kept.delete(key);
    },
    stats: () => ({ replies: kept.size, bytes: kept.calculatedSize }),
  };
}

async function record<Value extends Sized>(make: (making: Making) => Promise<Value>): Promise<Shared<Value>> {
  const dependencies = new Set<Dependency>();
  const eachTime: EachTime[] = [];
  let isOnlyOnce = false;
  let ageMs = 0;
  const value = await make({
    dependsOn: (...more) => more.forEach((dependency) => dependencies.add(dependency)),
    eachTime: (work) => void eachTime.push(work),
    onlyOnce: () => void (isOnlyOnce = true),
    isOld: (ms) => void (ageMs = Math.max(ageMs, ms, 1)),
  });
  return {
    value,
    dependencies,
    eachTime,
    mayBeKept: dependencies.size > 0 && !isOnlyOnce && ageMs === 0,
    ageMs,
  };
}
