import { startTransition } from 'react';
import { isStale } from './is-stale';

const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/**
 * Loads a script or a style sheet. If that fails, it is tried again when the network is back, and after ever longer
 * pauses. `onMissing` is called on every failure, with `true` if only a page reload can help.
 */
export function keepLoading<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded?: (loaded: Loaded) => void,
  onMissing?: (isPageStale: boolean) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout>;
  const attempt = (): unknown =>
    signal.aborted ||
    load().then(
      (loaded) => {
        if (signal.aborted) return;
        stop();
        // As a transition, so that a slow phone answers touches meanwhile.
        startTransition(() => onLoaded?.(loaded));
      },
      async () => {
        if (signal.aborted) return;
        onMissing?.(false);
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            pauses += 1;
            attempt();
          },
          Math.min(firstPauseMs * 2 ** pauses, longestPauseMs),
        );
        if ((await isStale(pauses)) && !signal.aborted) onMissing?.(true);
      },
    );
  addEventListener('online', attempt, { signal });
  attempt();
  return stop;
}

/** For a button: tries again at once, or reloads the page. */
export function tryAgain(isPageStale: boolean): void {
  if (isPageStale) location.reload();
  else dispatchEvent(new Event('online'));
}
