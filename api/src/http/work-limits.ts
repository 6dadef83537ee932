import type { Clock } from '../system/clock';
import { keepLatest } from '../system/keep-latest';
import { allowancesOf, type Visitor } from './allowances';
import { type Neighbours, nothingSeen, tooMuch } from './list-limits';

/**
 * How many pieces of work one ip gets in a minute, for each kind of request: three thousand plain lists, or half the
 * time of a process. People do not ask fifty times a second for a whole minute.
 */
export const mostWorkAMinute = 3000;

/** The time of a plain list, which is one piece of work; longer work counts as more pieces. */
export const pieceMs = 10;

/** One request counts for no more than this, however long it waited. */
const mostOfOne = 100;

/** Each kind of request is counted by itself, so that a flood of one kind closes nothing else to its network. */
export type Kind = string;

/** Lists, searches and suggestions, and the pages that show them. */
export const lists: Kind = 'lists';

export interface WorkLimits {
  /** To be called before anything is done; throws when the minute's work is used up. */
  count(visitor: Visitor, kind: Kind, pieces?: number): void;
  /** Does the work, and counts the time beyond the piece that was counted before. */
  time<Result>(visitor: Visitor, kind: Kind, work: () => Promise<Result>): Promise<Result>;
}

/** In milliseconds, from any beginning. */
export interface Timer {
  now(): number;
}

interface Parts {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly neighbours?: Neighbours | undefined;
}

const minuteMs = 60_000;
const mostKeys = 50_000;

export function openWorkLimits({ clock, timer, neighbours }: Parts): WorkLimits {
  // As in list-limits.ts, ever new ips push each other out, while the entry of their network stays.
  const byKey = keepLatest<{ minute: number; pieces: number }>(mostKeys);
  const sharedTime = openSharedTime(timer);

  /** The pieces of this minute, with the new ones. */
  function add(key: string, pieces: number, minute: number): number {
    const known = byKey.get(key);
    const used = known?.minute === minute ? known : { minute, pieces: 0 };
    used.pieces += pieces;
    if (used !== known) byKey.set(key, used);
    return used.pieces;
  }

  function addForAll(visitor: Visitor, kind: Kind, pieces: number): { waitMs: number } {
    const now = clock.now().getTime();
    const minute = Math.floor(now / minuteMs);
    let isOver = false;
    for (const { key, times } of allowancesOf(visitor, now)) {
      const ofKind = `${key} ${kind}`;
      if (add(ofKind, pieces, minute) > times * mostWorkAMinute) isOver = true;
      neighbours?.tell({ ...nothingSeen, key: ofKind, work: pieces });
    }
    return { waitMs: isOver ? (minute + 1) * minuteMs - now : 0 };
  }

  neighbours?.listen(({ key, work }) => {
    if (work > 0) add(key, work, Math.floor(clock.now().getTime() / minuteMs));
  });

  return {
    count(visitor, kind, pieces = 1) {
      const { waitMs } = addForAll(visitor, kind, pieces);
      if (waitMs > 0) throw tooMuch(waitMs);
    },
    async time(visitor, kind, work) {
      const begun = sharedTime.begin();
      try {
        return await work();
      } finally {
        const pieces = Math.min(mostOfOne, sharedTime.end(begun) / pieceMs) - 1;
        if (pieces > 0) addForAll(visitor, kind, pieces);
      }
    },
  };
}

/**
 * Divides the time of this process equally among all running work: a request that waits because others keep the server
 * busy is not charged for their work.
 */
function openSharedTime(timer: Timer) {
  let underWay = 0;
  let last = timer.now();
  let partOfEach = 0;
  function step(change: 1 | -1): number {
    const now = timer.now();
    if (underWay > 0) partOfEach += (now - last) / underWay;
    last = now;
    underWay += change;
    return partOfEach;
  }
  return { begin: () => step(1), end: (begun: number) => step(-1) - begun };
}
