import { Failure } from '@aaspaas/contract/failure';

interface TurnSettings {
  readonly mostAtOnce: number;
  readonly mostWaiting: number;
}

export type InTurn = <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result>;

/** Heavy work, a little at a time. Some may wait; when too many do, the next is told to come back later. */
export function takeTurns({ mostAtOnce, mostWaiting }: TurnSettings): InTurn {
  let running = 0;
  const waiting: { readonly weight: number; start(): void }[] = [];
  const fits = (weight: number) => running === 0 || running + weight <= mostAtOnce;
  const startNext = () => {
    // First come, first served: a heavy one is not overtaken for ever by light ones.
    for (let next = waiting[0]; next && fits(next.weight); next = waiting[0]) {
      waiting.shift();
      running += next.weight;
      next.start();
    }
  };
  return async (work, weight = 1) => {
    if (waiting.length >= mostWaiting) throw tooBusy();
    await new Promise<void>((start) => {
      waiting.push({ weight, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
}

const tooBusy = (): Failure =>
  new Failure('busy', 'We are very busy right now. Please try again in a minute.', { retryAfterSeconds: 60 });
