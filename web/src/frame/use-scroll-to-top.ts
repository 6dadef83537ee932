import { useEffect, useRef } from 'react';
import type { PageUrl } from '../navigation/url';

/** A new page starts at its top. Back and Forward restore their position, by the browser and by restoreScroll. */
export function useScrollToTop(url: PageUrl): void {
  const lastPath = useRef(url.path);
  const isTravelling = useRef(false);
  useEffect(() => {
    const onTravel = () => {
      isTravelling.current = true;
    };
    addEventListener('popstate', onTravel);
    return () => removeEventListener('popstate', onTravel);
  }, []);
  useEffect(() => {
    if (lastPath.current !== url.path && !isTravelling.current) scrollTo({ top: 0, behavior: 'instant' });
    lastPath.current = url.path;
    isTravelling.current = false;
  }, [url]);
}
