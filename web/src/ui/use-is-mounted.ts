import { useCallback, useEffect, useRef } from 'react';

/** Answers whether the dialog still stands. A reply that comes after it was closed must not take people elsewhere. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
