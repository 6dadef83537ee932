/** Background work that is repeated while the server runs. */
export interface Job {
  /** Does the work now, or right after the round that is under way. */
  runOnce(): Promise<void>;
  /** Waits for the round that is under way and starts no other. */
  stop(): Promise<void>;
}

/**
 * Does the work again and again with a pause in between. A round that fails is reported, and the next one follows.
 * Where the pause is null, only the rounds that runOnce asks for take place.
 */
export function every(
  pauseMs: number | null,
  work: () => Promise<void>,
  report: (error: unknown) => void,
): Job {
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    if (pauseMs !== null && !isStopped) timer = setTimeout(tick, pauseMs).unref();
  }
  function runOnce(): Promise<void> {
    round = round.then(() => (isStopped ? undefined : work())).catch(report);
    return round;
  }
  function tick(): void {
    void runOnce().then(wait);
  }
  wait();
  return {
    runOnce,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
