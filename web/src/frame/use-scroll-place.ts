import { type RefObject, useEffect, useRef } from 'react';
import { type Address, currentAddress } from '../router/address';

/** How far down one was, by address. */
const places = new Map<string, number>();
const patienceFrames = 180;

/**
 * A new page starts at its top. Back and Forward find the place where one was: the browser tries that too, but
 * gives up where the page is not yet as long as it was.
 */
export function useScrollPlace(address: Address): void {
  const lastPath = useRef(address.path);
  const isTravelling = useRef(false);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const onScroll = () => {
      if (wanted.current === undefined) places.set(currentAddress(), scrollY);
    };
    const onTravel = () => {
      isTravelling.current = true;
      wanted.current = places.get(currentAddress());
      goTo(wanted, patienceFrames);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('popstate', onTravel);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('popstate', onTravel);
    };
  }, []);
  useEffect(() => {
    if (lastPath.current !== address.path && !isTravelling.current) {
      wanted.current = undefined;
      scrollTo({ top: 0, behavior: 'instant' });
    }
    lastPath.current = address.path;
    isTravelling.current = false;
  }, [address]);
}

/** As soon as the page is long enough. */
function goTo(wanted: RefObject<number | undefined>, framesLeft: number): void {
  requestAnimationFrame(() => {
    const place = wanted.current;
    if (place === undefined) return;
    if (document.body.scrollHeight - innerHeight < place && framesLeft > 0)
      return goTo(wanted, framesLeft - 1);
    scrollTo({ top: place, behavior: 'instant' });
    wanted.current = undefined;
  });
}
