import { type ReactNode, useEffect, useState } from 'react';
import { type DrawHeart, HeartSlot } from '../shops/heart-slot';

/** What no first drawing waits for: the hearts of shops, and counting what visitors tap. */
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
