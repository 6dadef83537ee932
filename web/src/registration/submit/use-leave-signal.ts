import { useEffect, useRef } from 'react';

/** A page that was left no longer waits for its answer. */
export function useLeaveSignal() {
  const leaving = useRef(new AbortController().signal);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller.signal;
    return () => controller.abort();
  }, []);
  return leaving;
}
