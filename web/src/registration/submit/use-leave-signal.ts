import { useEffect, useRef } from 'react';

/** A signal that aborts when the page is left. */
export function useLeaveSignal() {
  const leaving = useRef(new AbortController().signal);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller.signal;
    return () => controller.abort();
  }, []);
  return leaving;
}
