import { useSyncExternalStore } from 'react';

/** What the browser says of the line; the server knows of none that is gone. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
