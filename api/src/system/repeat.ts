/** How one round of a job went. */
export interface Round {
  readonly tookMs: number;
  /** Null: it went well. */
  readonly error: unknown;
}

/** Background work that is repeated while the server runs. */
export interface Job {
  /** Between two rounds; null where only runOnce starts one. */
  readonly pauseMs: number | null;
  /** Does the work now, or right after the round that is under way. Null: the job had been stopped. */
  runOnce(): Promise<Round | null>;
  /** The listener is told of every round that ends, and waited for. */
  watch(listener: (round: Round) => Promise<void>): void;
  /** Waits for the round that is under way and starts no other. */
  stop(): Promise<void>;
}

/**
 * Does the work again and again with a pause in between. A round that fails is reported, and the next one follows.
 * Where the pause is null, only the rounds that runOnce asks for take place.
 */
export function repeat(
  pauseMs: number | null,
  work: () => Promise<void>,
  report: (error: unknown) => void,
): Job {
  let isStopped = false;
  let last: Promise<Round | null> = Promise.resolve(null);
  let timer: NodeJS.Timeout | undefined;
  let tell: (round: Round) => Promise<void> = async () => {};

  async function workOnce(): Promise<Round | null> {
    if (isStopped) return null;
    const began = performance.now();
    const error = await work().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error !== null) report(error);
    const round = { tookMs: Math.round(performance.now() - began), error };
    await tell(round).catch(report);
    return round;
  }
  function wait(): void {
    if (pauseMs !== null && !isStopped) timer = setTimeout(tick, pauseMs).unref();
  }
  function runOnce(): Promise<Round | null> {
    last = last.then(workOnce);
    return last;
  }
  function tick(): void {
    void runOnce().then(wait);
  }
  wait();
  return {
    pauseMs,
    runOnce,
    watch: (listener) => void (tell = listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}
