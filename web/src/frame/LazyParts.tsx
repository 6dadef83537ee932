import { type ReactNode, useEffect, useState } from 'react';
import { type DrawHeart, HeartContext } from '../shops/cards/heart-context';
import { keepLoading } from '../ui/loading/keep-loading';

/** What the first render does not wait for: hearts, counting taps, restoring the scroll position, the line. */
export function LazyParts({ children }: { children: ReactNode }) {
  const [drawHeart, setDrawHeart] = useState<DrawHeart>();
  // Until they load, the page works without them.
  useEffect(
    () =>
      keepLoading(
        () => import('./lazy'),
        (loaded) => setDrawHeart(() => loaded.drawHeart),
      ),
    [],
  );
  return <HeartContext value={drawHeart}>{children}</HeartContext>;
}
