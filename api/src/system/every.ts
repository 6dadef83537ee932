/** Work that goes on beside the requests. */
export interface Job {
  /** Does the work now, after a round that is under way. */
  runOnce(): Promise<void>;
  /** Finishes the round that is under way and starts no other. */
  stop(): Promise<void>;
}

/**
 * One round after the other, with a pause between them; a failed round is reported and the next one comes.
 * Without a pause there are only the rounds that are asked for.
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
