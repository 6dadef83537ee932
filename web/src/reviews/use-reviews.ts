import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@aaspaas/contract/failure';
import { listReviews, type ReviewRecord } from '@aaspaas/contract/reviews/calls';
import { isLost } from '../api/failure-messages';
import { read, send } from '../api/send';
import { useSession } from '../session/session';

const onAPage = 10;

interface Page {
  /** Null until the first page has loaded. */
  readonly list: readonly ReviewRecord[] | null;
  readonly hasMore: boolean;
  /** How often each number of stars was given, beginning with one. */
  readonly breakdown: readonly number[];
}

interface Asked {
  readonly offset: number;
  /** A cache may answer the first read, but not one that follows a change. */
  readonly ask: typeof read;
}

const nothingYet: Page = { list: null, hasMore: false, breakdown: [] };

/** The reviews of a shop, page by page, newest first. Who is signed in is told which is the own one; a cache is not. */
export function useReviews(shopId: number) {
  const ask = useSession().user ? send : read;
  const [{ list, hasMore, breakdown }, setPage] = useState<Page>(nothingYet);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const last = useRef<Asked>({ offset: 0, ask });
  const leaving = useRef(new AbortController());

  const load = useCallback(
    (asked: Asked) => {
      const { offset } = asked;
      last.current = asked;
      leaving.current.abort();
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setBusy(true);
      setError('');
      setWaiting(false);
      asked.ask(listReviews, { shop_id: shopId, limit: onAPage, offset }, { signal }).then(
        (reply) => {
          if (signal.aborted) return;
          setPage((before) => ({
            list: offset === 0 ? reply.list : join(before.list ?? [], reply.list),
            hasMore: reply.more,
            breakdown: reply.breakdown,
          }));
          setBusy(false);
        },
        (failure: Failure) => {
          if (signal.aborted) return;
          // Without a line it goes on loading until there is one.
          setWaiting(isLost(failure));
          if (!navigator.onLine && isLost(failure)) return;
          setError(failure.message);
          setBusy(false);
        },
      );
    },
    [shopId],
  );
  useEffect(() => {
    load({ offset: 0, ask });
    return () => leaving.current.abort();
  }, [load, ask]);

  useEffect(() => {
    if (!isWaiting) return;
    const again = () => load(last.current);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isWaiting, load]);

  return {
    list,
    hasMore,
    breakdown,
    isBusy,
    error,
    retry: () => load(last.current),
    more: () => load({ offset: list?.length ?? 0, ask }),
    refresh: () => load({ offset: 0, ask: send }),
  };
}

/** A review that was posted meanwhile shifts the pages; no review may appear twice. */
function join(before: readonly ReviewRecord[], next: readonly ReviewRecord[]): ReviewRecord[] {
  const known = new Set(before.map(({ r_id }) => r_id));
  return [...before, ...next.filter(({ r_id }) => !known.has(r_id))];
}
