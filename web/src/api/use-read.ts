import { useCallback, useEffect, useState } from 'react';
import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import type { Failure } from '@aaspaas/contract/failure';
import { keyOfCall } from '@aaspaas/contract/page';
import { useBoot } from './boot';
import { lostMessages, read } from './send';

export type Reading<Reply> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly reply: Reply; readonly retry: () => void };

/** Replies that were read during this visit, so that Back shows its page at once. */
const replies = new Map<string, unknown>();
const mostKept = 50;
/** A weak network, other than a lost one, sends no event when it is better. */
const againMs = 4_000;

export function forgetReplies(): void {
  replies.clear();
}

/**
 * Reads what a page shows: from the server's rendering, from an earlier reply of this visit, or from the network. With
 * `body` null it waits. An earlier reply is shown at once and replaced when a newer one arrives. Offline it stays
 * 'loading', because the page says once that it is offline, and asks again when the network is back.
 */
export function useRead<C extends Call>(
  call: C,
  body: RequestTo<C> | null,
  /** `send` for replies that only the signed-in person may see: they must not be cached. */
  ask: typeof read = read,
): Reading<ReplyOf<C>> {
  const key = body === null ? null : keyOfCall({ path: call.path, body });
  const boot = useBoot();
  const known =
    key === null ? undefined : ((replies.get(key) ?? boot.replies[key]) as ReplyOf<C> | undefined);
  const [answer, setAnswer] = useState<{ key: string; failure: Failure | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const retry = useCallback(() => {
    setAnswer(null);
    askAgain();
  }, [askAgain]);

  useEffect(() => {
    if (key === null || body === null) return;
    // The server has just rendered this reply into the page, so there is nothing to ask.
    if (attempt === 0 && !replies.has(key) && boot.replies[key] !== undefined)
      return keep(key, boot.replies[key]);
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    ask(call, body, { signal: leaving.signal }).then(
      (reply) => {
        keep(key, reply);
        if (!leaving.signal.aborted) setAnswer({ key, failure: null });
      },
      (failure: Failure) => {
        if (leaving.signal.aborted) return;
        const isLost = failure.kind in lostMessages;
        if (navigator.onLine || !isLost) setAnswer({ key, failure });
        if (!isLost) return;
        addEventListener('online', askAgain, { signal: leaving.signal });
        timer = setTimeout(askAgain, againMs);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
    // The key stands for both the call and its body.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);

  if (answer?.failure && answer.key === key && known === undefined)
    return { state: 'failed', failure: answer.failure, retry };
  return known === undefined ? { state: 'loading' } : { state: 'loaded', reply: known, retry };
}

function keep(key: string, reply: unknown): void {
  replies.delete(key);
  replies.set(key, reply);
  const [oldest] = replies.keys();
  if (replies.size > mostKept && oldest !== undefined) replies.delete(oldest);
}
