import { startTransition, useEffect, useState } from 'react';

/** On the server always, and in the browser while it takes over the page that the server rendered. */
let isUnderWay = typeof document === 'undefined';

let tellEnd = () => {};

/** Resolves when it is over: before, React takes no other drawing. */
export function beginHydration(): Promise<void> {
  isUnderWay = true;
  return new Promise((resolve) => (tellEnd = resolve));
}

/** After the first effects the page answers to everything; `data-ready` tells that to tests and to developers. */
export function endHydration(): void {
  isUnderWay = false;
  tellEnd();
  document.documentElement.dataset['ready'] = '';
}

/** Whether what renders now must match what the server rendered. */
export const isHydrating = (): boolean => isUnderWay;

/** True during the first render, which must match the server's; false afterwards. */
export function useIsHydrating(): boolean {
  const [isFirst, setFirst] = useState(isHydrating);
  // In slices, like hydration itself. `useSyncExternalStore` could tell as well, but renders again in one piece.
  useEffect(() => startTransition(() => setFirst(false)), []);
  return isFirst;
}
