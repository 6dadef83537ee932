import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the dialog is still open. A reply that comes after it was closed must not navigate. */
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
