import { useEffect } from 'react';
import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { send } from '../api/send';
import { type Reading, useRead } from '../api/use-read';

const changed = 'aaspaas:console-changed';

/** After a deed: whatever this page shows is read anew. */
export const readAgain = (): void => void dispatchEvent(new Event(changed));

/** Reads what a page of the console shows, and again after each deed. With `body` null it waits. */
export function useConsoleRead<C extends Call>(call: C, body: RequestTo<C> | null): Reading<ReplyOf<C>> {
  const reading = useRead(call, body, send);
  const retry = reading.state === 'loading' ? null : reading.retry;
  useEffect(() => {
    if (!retry) return;
    addEventListener(changed, retry);
    return () => removeEventListener(changed, retry);
  }, [retry]);
  return reading;
}
