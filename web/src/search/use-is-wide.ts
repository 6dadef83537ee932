import { useSyncExternalStore } from 'react';

/** As wide as `lg:` in class names: list and shop stand side by side. */
const wide = '(min-width: 64rem)';

export const isWideScreen = (): boolean => matchMedia(wide).matches;

/** False at first, because the server does not know the screen. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWideScreen, () => false);

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
