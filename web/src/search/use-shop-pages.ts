import { useEffect, useRef, useState } from 'react';
import type { ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { keyOfCall } from '@aaspaas/contract/page';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { read } from '../api/send';
import { useRead } from '../api/use-read';

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
  const key = keyOfCall({ path: listShops.path, body: request });
  const [next, setNext] = useState<{ key: string; state: 'loading' | 'failed' } | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, [key]);

  if (first.state !== 'loaded') return first;
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
  const shops = withoutDuplicates([first.reply.list, ...(later?.pages ?? [])].flat());
  const hasMore = later?.hasMore ?? first.reply.more;
  return {
    state: 'loaded',
    shops,
    best: first.reply.best,
    hasMore,
    found: first.reply.found ?? { count: shops.length, is_more: hasMore },
    understood: first.reply.understood,
    next: state,
    loadNext,
  };
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
