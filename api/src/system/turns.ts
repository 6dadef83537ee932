import { Failure } from '@aaspaas/contract/failure';

interface TurnSettings {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfOne?: number;
}

interface Turn {
  /** Whose work it is: senders take turns, however much one of them sends. */
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
 * Heavy work, a little at a time. Some may wait; of a sender who has too many waiting the next is told to come back
 * later, and where too many wait in all the last of whoever has most.
 */
export function takeTurns({ mostAtOnce, mostWaiting, mostWaitingOfOne = mostWaiting }: TurnSettings): InTurn {
  let running = 0;
  const line = new Line();
  const fits = (weight: number) => running === 0 || running + weight <= mostAtOnce;
  const startNext = () => {
    // Whose turn it is keeps it until there is room: a heavy one is not overtaken for ever by light ones.
    for (let next = line.first(); next && fits(next.weight); next = line.first()) {
      line.shift();
      running += next.weight;
      next.start();
    }
  };
  return async (work, { sender = '', weight = 1 } = {}) => {
    if (line.lengthOf(sender) >= mostWaitingOfOne) throw tooBusy();
    await new Promise<void>((start, refuse) => {
      line.add(sender, { weight, start, sendAway: () => refuse(tooBusy()) });
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

/** Those who wait, by sender: first the one whose turn it is, and behind all others whoever had one last. */
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
    const [longest] = [...this.#bySender].toSorted(([, one], [, other]) => other.length - one.length);
    if (!longest) return;
    const [sender, own] = longest;
    own.pop()?.sendAway();
    this.length -= 1;
    if (own.length === 0) this.#bySender.delete(sender);
  }
}

const tooBusy = (): Failure =>
  new Failure('busy', 'We are very busy right now. Please try again in a minute.', { retryAfterSeconds: 60 });
