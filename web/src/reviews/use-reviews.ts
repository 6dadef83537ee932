import { useCallback, useEffect, useRef, useState } from 'react';
import { listReviews, type ReviewRecord } from '@aaspaas/contract/reviews/calls';
import { read, send } from '../api/send';

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

/** The reviews of a shop, page by page, newest first. */
export function useReviews(shopId: number) {
  const [{ list, hasMore, breakdown }, setPage] = useState<Page>(nothingYet);
  const [isBusy, setBusy] = useState(true);
  const [error, setError] = useState('');
  const lastTurn = useRef(0);
  const last = useRef<Asked>({ offset: 0, ask: read });

  const load = useCallback(
    async (asked: Asked) => {
      const { offset, ask } = asked;
      last.current = asked;
      const turn = ++lastTurn.current;
      const isOutdated = () => turn !== lastTurn.current;
      setBusy(true);
      setError('');
      try {
        const reply = await ask(listReviews, { shop_id: shopId, limit: onAPage, offset });
        if (isOutdated()) return;
        setPage((before) => ({
          list: offset === 0 ? reply.list : join(before.list ?? [], reply.list),
          hasMore: reply.more,
          breakdown: reply.breakdown,
        }));
      } catch (error) {
        // Every failed call is a Failure with a message.
        if (!isOutdated()) setError((error as Error).message);
      } finally {
        if (!isOutdated()) setBusy(false);
      }
    },
    [shopId],
  );
  useEffect(() => void load({ offset: 0, ask: read }), [load]);

  return {
    list,
    hasMore,
    breakdown,
    isBusy,
    error,
    retry: () => void load(last.current),
    more: () => void load({ offset: list?.length ?? 0, ask: read }),
    refresh: () => void load({ offset: 0, ask: send }),
  };
}

/** A review that was posted meanwhile shifts the pages; no review may appear twice. */
function join(before: readonly ReviewRecord[], next: readonly ReviewRecord[]): ReviewRecord[] {
  const known = new Set(before.map(({ r_id }) => r_id));
  return [...before, ...next.filter(({ r_id }) => !known.has(r_id))];
}
