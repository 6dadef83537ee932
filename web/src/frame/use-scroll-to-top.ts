import { useEffect, useRef } from 'react';
import type { PageUrl } from '../url/url';

/** A new page starts at its top, and so does what a new search found. Back and Forward restore their position, by the browser and by restoreScroll. */
export function useScrollToTop(url: PageUrl): void {
  const shown = url.path + (url.query.get('search') ?? '');
  const last = useRef(shown);
  const isTravelling = useRef(false);
  useEffect(() => {
    const onTravel = () => {
      isTravelling.current = true;
    };
    addEventListener('popstate', onTravel);
    return () => removeEventListener('popstate', onTravel);
  }, []);
  useEffect(() => {
    if (last.current !== shown && !isTravelling.current) scrollTo({ top: 0, behavior: 'instant' });
    last.current = shown;
    isTravelling.current = false;
  }, [url, shown]);
}
