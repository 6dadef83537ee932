import { useLayoutEffect, useRef } from 'react';

/** A control loses the focus when it is disabled; this gives it back. */
export function useKeptFocus(isDisabled: boolean) {
  const around = useRef<HTMLDivElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const here = around.current;
    if (isDisabled) {
      held.current = here?.contains(document.activeElement) ? document.activeElement : null;
    } else if (held.current && document.activeElement === document.body) {
      // The button that asks again is removed when it has succeeded.
      const next = held.current.isConnected ? held.current : here?.querySelector('input');
      if (next instanceof HTMLElement) next.focus();
    }
  }, [isDisabled]);
  return around;
}
