import { useEffect, useSyncExternalStore } from 'react';

let isSearching = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isSearching = next;
  for (const listener of listeners) listener();
}

/** Tells the search sheet whether the list below it is on its way. */
export function useTellSearching(isOnItsWay: boolean): void {
  useEffect(() => {
    set(isOnItsWay);
    return () => set(false);
  }, [isOnItsWay]);
}

export const useIsSearching = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSearching,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
