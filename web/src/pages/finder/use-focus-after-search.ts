import { type RefObject, useEffect, useRef } from 'react';

/** The pressed button is disabled during the search and loses the focus; afterwards the results get it. */
export function useFocusAfterSearch(isSearching: boolean, found: RefObject<HTMLElement | null>): void {
  const wasSearching = useRef(false);
  useEffect(() => {
    const isDone = wasSearching.current && !isSearching;
    wasSearching.current = isSearching;
    if (isDone && document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, [isSearching, found]);
}
