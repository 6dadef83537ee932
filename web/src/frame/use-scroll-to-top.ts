import { useEffect, useRef } from 'react';

/** A new page starts at its top; Back and Forward leave the place to the browser, which remembers it. */
export function useScrollToTop(path: string): void {
  const last = useRef(path);
  const isTravelling = useRef(false);
  useEffect(() => {
    const onTravel = () => {
      isTravelling.current = true;
    };
    addEventListener('popstate', onTravel);
    return () => removeEventListener('popstate', onTravel);
  }, []);
  useEffect(() => {
    if (last.current !== path && !isTravelling.current) scrollTo(0, 0);
    last.current = path;
    isTravelling.current = false;
  }, [path]);
}
