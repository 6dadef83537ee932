import { useEffect, useRef } from 'react';
import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { send } from '../api/send';
import { type Reading, useRead } from '../api/use-read';
import { useUrl } from '../current-url/url';
import { consolePageAt } from './pages';

const changed = 'aaspaas:console-changed';

/** After an action: whatever this page shows is read anew. */
export const readAgain = (): void => void dispatchEvent(new Event(changed));

/** Reads what a page of the console shows, and again after each action. With `body` null it waits. */
export function useConsoleRead<C extends Call>(call: C, body: RequestTo<C> | null): Reading<ReplyOf<C>> {
  const reading = useRead(call, body, send);
  const retry = reading.state === 'loading' ? null : reading.retry;
  const isAfterAction = useRef(false);
  useEffect(() => {
    if (!retry) return;
    const again = () => {
      isAfterAction.current = true;
      retry();
    };
    addEventListener(changed, again);
    return () => removeEventListener(changed, again);
  }, [retry]);
  const reply = reading.state === 'loaded' ? reading.reply : null;
  useEffect(() => {
    if (reply !== null && isAfterAction.current) keepPlace();
    isAfterAction.current = false;
  }, [reply]);
  return reading;
}

/** The same for what the page's row reads by that call, as the server does. */
export function usePageRead<C extends Call>(call: C): Reading<ReplyOf<C>> {
  const url = useUrl();
  const found = consolePageAt(url.path)
    ?.reads(url)
    .find((each) => each.call === call);
  // It was made for this very call.
  return useConsoleRead(call, (found?.read.body ?? null) as RequestTo<C> | null);
}

/** The button of the action may be gone with its row: whoever uses the keyboard goes on from the title, not the top. */
function keepPlace(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.console h1')?.focus({ preventScroll: true });
}
