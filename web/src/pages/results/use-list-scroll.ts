import { useLayoutEffect, useRef } from 'react';

/** A shop is shown from its top; Back returns to where one was in the list. */
export function useListScroll(shop: number | 'unreadable' | null): void {
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const top = shop === null ? scrolled.current : 0;
    if (shop !== null || top > 0) scrollTo({ top, behavior: 'instant' });
    if (shop !== null) return;
    const remember = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shop]);
}
