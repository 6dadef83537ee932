import { useEffect, useRef } from 'react';
import type { Address } from '../router/address';

/** A new page starts at its top; Back and Forward find their place again, by the browser and by keepPlaces. */
export function useScrollToTop(address: Address): void {
  const lastPath = useRef(address.path);
  const isTravelling = useRef(false);
  useEffect(() => {
    const onTravel = () => {
      isTravelling.current = true;
    };
    addEventListener('popstate', onTravel);
    return () => removeEventListener('popstate', onTravel);
  }, []);
  useEffect(() => {
    if (lastPath.current !== address.path && !isTravelling.current) scrollTo({ top: 0, behavior: 'instant' });
    lastPath.current = address.path;
    isTravelling.current = false;
  }, [address]);
}
