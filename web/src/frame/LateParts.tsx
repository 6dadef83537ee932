import { type ReactNode, useEffect, useState } from 'react';
import { type DrawHeart, HeartSlot } from '../shops/heart-slot';

/** What no first drawing waits for: the hearts of shops, counting what visitors tap, finding one's place on Back. */
export function LateParts({ children }: { children: ReactNode }) {
  const [drawHeart, setDrawHeart] = useState<DrawHeart>();
  useEffect(() => {
    import('./late').then(
      (late) => setDrawHeart(() => late.drawHeart),
      // Without the network there is nothing to keep, and the page works as it is.
      () => {},
    );
  }, []);
  return <HeartSlot value={drawHeart}>{children}</HeartSlot>;
}
