import { type ReactNode, useEffect, useState } from 'react';
import { type DrawHeart, HeartContext } from '../shops/card/heart-context';
import { keepLoading } from '../ui/keep-loading';

/** What no first drawing waits for: the hearts of shops, counting what visitors tap, finding one's place on Back. */
export function LazyParts({ children }: { children: ReactNode }) {
  const [drawHeart, setDrawHeart] = useState<DrawHeart>();
  // Until they come, the page works as it is.
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
