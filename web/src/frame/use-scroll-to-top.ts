import { useEffect, useRef } from 'react';
import { currentUrl, type PageUrl } from '../current-url/url';

/** A new page starts at its top, and so does what a new search found. Back and Forward restore their position, by the browser and by restoreScroll. */
export function useScrollToTop(url: PageUrl): void {
  const shown = url.path + (url.query.get('search') ?? '');
  const last = useRef(shown);
  /** Where Back or Forward led last. A section of the same page is such a step too, and draws nothing. */
  const travelledTo = useRef<string | null>(null);
  useEffect(() => {
    const onTravel = () => {
      travelledTo.current = currentUrl();
    };
    // Before those that draw the page, whose effects ask for it.
    addEventListener('popstate', onTravel, true);
    return () => removeEventListener('popstate', onTravel, true);
  }, []);
  useEffect(() => {
    if (last.current !== shown && travelledTo.current !== currentUrl())
      scrollTo({ top: 0, behavior: 'instant' });
    last.current = shown;
    travelledTo.current = null;
  }, [url, shown]);
}
