import { useLayoutEffect, useRef } from 'react';
import type { FinderQuestion } from './finder-url';

/** A shop is shown from its top; Back returns to where one was in the list. */
export function useListScroll(shop: FinderQuestion['shop']): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    const top = shop === null ? place.current : 0;
    if (shop !== null || top > 0) scrollTo({ top, behavior: 'instant' });
    if (shop !== null) return;
    const remember = () => {
      place.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shop]);
}
