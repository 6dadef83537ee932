import { startTransition, useEffect, useState } from 'react';

/** On the server always, and in the browser while it takes over the page that the server rendered. */
let isUnderWay = typeof document === 'undefined';

export function beginHydration(): void {
  isUnderWay = true;
}

/** After the first effects the page answers to everything; `data-ready` tells that to tests and to developers. */
export function endHydration(): void {
  isUnderWay = false;
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
