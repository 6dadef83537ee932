import { type ReactNode, useEffect, useRef } from 'react';
import type { listShops, ShopRecord } from '@aaspaas/contract/shops/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { useIsHydrating } from '../ui/ServerDrawn';
import { DetailSkeleton } from '../shops/page/DetailSkeleton';
import { bestMatch } from '@aaspaas/contract/search/best-match';
import { SampleListings } from '../shops/card/SampleListings';
import { ShopGrid } from '../shops/card/ShopGrid';
import { ShowMore } from './ShowMore';
import { type ShopPages, useShopPages } from './use-shop-pages';

interface SearchResultsProps {
  readonly search: string;
  readonly request: RequestTo<typeof listShops>;
  readonly backTo: string;
  readonly nextPage: string;
  /** The kind that was searched for. */
  readonly noun: 'shop' | 'service';
  /** Renders a shop in full. */
  renderShop(shop: ShopRecord): ReactNode;
}

/** The best match in full, then all other results. */
export function SearchResults({ request, backTo, noun, ...rest }: SearchResultsProps) {
  const pages = useShopPages(request);
  const result = useFocusOnResult(rest.search, pages.state !== 'loading');
  return (
    <section
      ref={result}
      tabIndex={-1}
      aria-label="Search result"
      className="mx-auto max-w-6xl py-4 outline-none"
    >
      <a href={backTo} className="inline-flex min-h-11 items-center gap-1 px-4 font-medium text-link">
        <Icon name="arrow-left" size={20} /> Back
      </a>
      {pages.state === 'loading' && (
        <>
          <p role="status" className="px-4">
            Searching...
          </p>
          <DetailSkeleton />
        </>
      )}
      {pages.state === 'failed' && (
        <ErrorState message={`Failed to fetch ${noun}. Try again.`} onRetry={pages.retry} />
      )}
      {pages.state === 'loaded' &&
        (pages.shops.length === 0 ? (
          <NothingFound noun={noun} />
        ) : (
          <Found pages={pages} request={request} {...rest} />
        ))}
    </section>
  );
}

/**
 * The search box is rendered again with its new text and loses the focus, so the results get it. Not on a page from
 * the server, which is read from its beginning.
 */
function useFocusOnResult(search: string, isThere: boolean) {
  const result = useRef<HTMLElement>(null);
  const shown = useRef(useIsHydrating() ? search : null);
  useEffect(() => {
    if (!isThere || shown.current === search) return;
    shown.current = search;
    result.current?.focus({ preventScroll: true });
  }, [search, isThere]);
  return result;
}

function NothingFound({ noun }: Pick<SearchResultsProps, 'noun'>) {
  return (
    <div className="px-4">
      <EmptyState figure={<EmptyFigure name="no-results" />} title={`No matching ${noun} found.`} isError>
        Try a shorter word, or another city.
      </EmptyState>
      <SampleListings />
    </div>
  );
}

interface FoundProps extends Omit<SearchResultsProps, 'backTo' | 'noun'> {
  readonly pages: Extract<ShopPages, { state: 'loaded' }>;
}

function Found({ pages, search, request, nextPage, renderShop }: FoundProps) {
  const { shops, hasMore, next, loadNext } = pages;
  // The shop in full stays, whatever later pages bring.
  const best = bestMatch(search, shops.slice(0, request.limit));
  const others = shops.filter((shop) => shop !== best);
  return (
    <>
      {best && renderShop(best)}
      {others.length > 0 && (
        <div className="px-4">
          <h2 className="pt-4 pb-4">More results</h2>
          <ShopGrid shops={others} />
          {hasMore && <ShowMore href={nextPage} next={next} loadNext={loadNext} />}
        </div>
      )}
    </>
  );
}
