import type { ReactNode } from 'react';
import type { RequestTo } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SampleListings } from '../../search/SampleListings';
import { GridSkeleton, ShopGrid } from '../../shops/cards/ShopGrid';
import { sayCount } from '../../search/say-count';
import { ShowMore } from '../../search/ShowMore';
import { useShopPages } from '../../search/use-shop-pages';

interface ShopListProps {
  readonly request: RequestTo<typeof listShops>;
  /** A short description of the list. */
  readonly says: string;
  readonly filters: ReactNode;
  /** The url of the list from its next page on. */
  readonly nextPage: string;
  /** What to do if nothing was found. */
  readonly hint: ReactNode;
}

/** The whole list of a place, which grows while one scrolls. */
export function ShopList({ request, says, filters, nextPage, hint }: ShopListProps) {
  const pages = useShopPages(request);
  return (
    <section aria-labelledby="list-title" className="mx-auto max-w-6xl px-4 py-6">
      <h2 id="list-title" className="text-xl sm:text-2xl">
        Discover Local Shops & Services
      </h2>
      <p className="pt-1 pb-4 text-ink-soft">
        {says}
        {pages.state === 'loaded' && pages.shops.length > 0 && ` · ${sayCount(pages.found)}`}
      </p>
      <div className="pb-4">{filters}</div>
      {pages.state === 'loading' && (
        <div role="status">
          <span className="visually-hidden">Loading…</span>
          <GridSkeleton count={8} />
        </div>
      )}
      {pages.state === 'failed' && <ErrorState message="Failed to load shops" onRetry={pages.retry} />}
      {pages.state === 'loaded' && pages.shops.length === 0 && (
        <>
          <EmptyState figure={<EmptyFigure name="no-results" />} title="No shops found" isError>
            {hint}
          </EmptyState>
          <SampleListings />
        </>
      )}
      {pages.state === 'loaded' && pages.shops.length > 0 && (
        <>
          <ShopGrid shops={pages.shops} />
          {pages.hasMore && <ShowMore href={nextPage} next={pages.next} loadNext={pages.loadNext} />}
        </>
      )}
    </section>
  );
}
