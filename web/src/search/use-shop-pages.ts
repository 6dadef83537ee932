import { useEffect, useRef, useState } from 'react';
import type { ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { keyOfCall } from '@aaspaas/contract/page';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { lostMessages, read } from '../api/send';
import { useIsOffline } from '../api/use-is-offline';
import { type Reading, useRead } from '../api/use-read';

type Request = RequestTo<typeof listShops>;
type Reply = ReplyOf<typeof listShops>;

export type ShopPages =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | {
      readonly state: 'loaded';
      readonly shops: readonly ShopRecord[];
      /** The shop that the search most likely means, as the first page says. */
      readonly best: Reply['best'];
      readonly hasMore: boolean;
      /** How many there are, up to the limit of counting. */
      readonly found: NonNullable<Reply['found']>;
      /** How the search text was read. */
      readonly understood: Reply['understood'];
      readonly next: 'idle' | 'loading' | 'failed';
      /** Without a line: the list as it was before the last filter or order, which waits for the line. */
      readonly isBefore: boolean;
      loadNext(): void;
    };

/** Pages after the first. */
interface Later {
  readonly pages: readonly (readonly ShopRecord[])[];
  readonly hasMore: boolean;
}

/** Lists that grew during this visit, so that Back finds them as long as they were. */
const grown = new Map<string, Later>();
const mostKept = 10;

/** A list that grows page by page. */
export function useShopPages(request: Request): ShopPages {
  const first = useRead(listShops, request);
  const wanted = keyOfCall({ path: listShops.path, body: request });
  const loaded =
    first.state === 'loaded' ? { key: wanted, reply: first.reply, of: unfiltered(request) } : null;
  const before = useBefore(loaded, first, request);
  const shown = loaded ?? before;
  const key = shown?.key ?? wanted;
  const [next, setNext] = useState<{ key: string; state: 'loading' | 'failed' } | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, [key]);

  if (!shown) return first.state === 'failed' ? first : { state: 'loading' };
  const later = grown.get(key);
  const state = next?.key === key ? next.state : 'idle';
  const loadNext = () => {
    if (state === 'loading') return;
    const { signal } = leaving.current;
    setNext({ key, state: 'loading' });
    const attempt = () =>
      void readNext(request, later?.pages.length ?? 0, signal).then(
        ({ list, more }) => {
          rememberPages(key, { pages: [...(later?.pages ?? []), list], hasMore: more });
          setNext(null);
        },
        () => {
          // Offline it keeps loading until the network is back.
          if (!navigator.onLine) addEventListener('online', attempt, { once: true, signal });
          else if (!signal.aborted) setNext({ key, state: 'failed' });
        },
      );
    attempt();
  };
  const { reply } = shown;
  const shops = withoutDuplicates([reply.list, ...(later?.pages ?? [])].flat());
  const hasMore = later?.hasMore ?? reply.more;
  return {
    state: 'loaded',
    shops,
    best: reply.best,
    hasMore: hasMore && shown === loaded,
    found: reply.found ?? { count: shops.length, is_more: hasMore },
    understood: reply.understood,
    next: state,
    isBefore: shown !== loaded,
    loadNext,
  };
}

interface Shown {
  readonly key: string;
  readonly reply: Reply;
  /** What it is a list of, whatever the filters. */
  readonly of: string;
}

/** The last list of the same search, where the one that is wanted now waits for the line. */
function useBefore(loaded: Shown | null, first: Reading<Reply>, request: Request): Shown | null {
  const isOffline = useIsOffline();
  const [last, setLast] = useState(loaded);
  if (loaded && loaded.reply !== last?.reply) setLast(loaded);
  const isLost = first.state === 'failed' ? first.failure.kind in lostMessages : isOffline;
  return isLost && last?.of === unfiltered(request) ? last : null;
}

function unfiltered({
  open: _,
  within: _km,
  stars: _stars,
  delivers: _way,
  sort: _order,
  ...search
}: Request) {
  return JSON.stringify(search);
}

function readNext(request: Request, pagesAfterFirst: number, signal: AbortSignal) {
  const { limit = 20, offset = 0 } = request;
  const body = { ...request, fields: 'card' as const, limit, offset: offset + (pagesAfterFirst + 1) * limit };
  return read(listShops, body, { signal });
}

function rememberPages(key: string, later: Later): void {
  grown.delete(key);
  grown.set(key, later);
  const [oldest] = grown.keys();
  if (grown.size > mostKept && oldest !== undefined) grown.delete(oldest);
}

/** A shop that moved down between two page reads would appear in both. */
function withoutDuplicates(shops: readonly ShopRecord[]): ShopRecord[] {
  const seen = new Set<number>();
  return shops.filter(({ sh_id }) => !seen.has(sh_id) && seen.add(sh_id));
}
