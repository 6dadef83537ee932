import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed is disabled while we search, and loses the keyboard's place; it goes on at what was found. */
export function useFocusAfterSearch(isSearching: boolean, found: RefObject<HTMLElement | null>): void {
  const wasSearching = useRef(false);
  useEffect(() => {
    const isDone = wasSearching.current && !isSearching;
    wasSearching.current = isSearching;
    if (isDone && document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, [isSearching, found]);
}
