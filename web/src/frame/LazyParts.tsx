import { type ReactNode, useEffect, useState } from 'react';
import { type DrawHeart, HeartSlot } from '../shops/card/heart-slot';
import { keepLoading } from '../ui/keep-loading';

/** What no first drawing waits for: the hearts of shops, counting what visitors tap, finding one's place on Back. */
export function LazyParts({ children }: { children: ReactNode }) {
  const [drawHeart, setDrawHeart] = useState<DrawHeart>();
  // Until they come, the page works as it is.
  useEffect(
    () =>
      keepLoading(
        () => import('./lazy'),
        (late) => setDrawHeart(() => late.drawHeart),
      ),
    [],
  );
  return <HeartSlot value={drawHeart}>{children}</HeartSlot>;
}
