import { Failure } from '@aaspaas/contract/failure';

interface TurnSettings {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfOne?: number;
  /** What those are told for whom there is no room; by default that the server is busy. */
  readonly refusal?: () => Failure;
}

interface Turn {
  /** Whose work it is: senders take turns, so that one who sends much does not hold up the others. */
  readonly sender?: string;
  readonly weight?: number;
}

export type InTurn = <Result>(work: () => Promise<Result>, turn?: Turn) => Promise<Result>;

interface Waiting {
  readonly weight: number;
  start(): void;
  sendAway(): void;
}

/**
 * Runs heavy work, a limited amount at a time; the rest waits. A sender who has too much waiting already is told to
 * come back later. When too much waits in all, the newest work of the sender who has most waiting is sent away; of
 * senders who have as much, that of the last in line, so that nobody waits in vain.
 */
export function takeTurns(settings: TurnSettings): InTurn {
  const { mostAtOnce, mostWaiting, mostWaitingOfOne = mostWaiting, refusal = tooBusy } = settings;
  let running = 0;
  const line = new Line();
  const fits = (weight: number) => running === 0 || running + weight <= mostAtOnce;
  const startNext = () => {
    // The first in line waits until there is room for it, or light work would overtake heavy work for ever.
    for (let next = line.first(); next && fits(next.weight); next = line.first()) {
      line.shift();
      running += next.weight;
      next.start();
    }
  };
  return async (work, { sender = '', weight = 1 } = {}) => {
    if (line.lengthOf(sender) >= mostWaitingOfOne) throw refusal();
    await new Promise<void>((start, refuse) => {
      line.add(sender, { weight, start, sendAway: () => refuse(refusal()) });
      startNext();
      if (line.length > mostWaiting) line.dropLast();
    });
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
}

/** Waiting work by sender. The first sender in the map is next; after a turn a sender goes to the end. */
class Line {
  readonly #bySender = new Map<string, Waiting[]>();
  length = 0;

  lengthOf(sender: string): number {
    return this.#bySender.get(sender)?.length ?? 0;
  }

  add(sender: string, waiting: Waiting): void {
    const own = this.#bySender.get(sender) ?? [];
    own.push(waiting);
    this.#bySender.set(sender, own);
    this.length += 1;
  }

  first(): Waiting | undefined {
    const [own] = this.#bySender.values();
    return own?.[0];
  }

  shift(): void {
    const [next] = this.#bySender;
    if (!next) return;
    const [sender, own] = next;
    own.shift();
    this.length -= 1;
    this.#bySender.delete(sender);
    if (own.length > 0) this.#bySender.set(sender, own);
  }

  dropLast(): void {
    const longest = [...this.#bySender].toSorted(([, one], [, other]) => one.length - other.length).at(-1);
    if (!longest) return;
    const [sender, own] = longest;
    own.pop()?.sendAway();
    this.length -= 1;
    if (own.length === 0) this.#bySender.delete(sender);
  }
}

const tooBusy = (): Failure =>
  new Failure('busy', 'We are very busy right now. Please try again in a minute.', { retryAfterSeconds: 60 });
