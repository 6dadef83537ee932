import { listShops } from '@aaspaas/contract/shops/calls';
import type { RequestTo } from '@aaspaas/contract/call';
import { useRead } from '../../api/use-read';
import { ErrorState } from '../../ui/ErrorState';
import { lazyPart } from '../../ui/lazy-part';
import { GridSkeleton, ShopGrid } from './ShopGrid';

/** Most cities have shops, so this is loaded when needed. */
const NoShops = lazyPart(async () => (await import('./NoShops')).NoShops);

interface ShopSectionProps {
  readonly title: string;
  readonly request: RequestTo<typeof listShops>;
  /** The url of the whole list. */
  readonly more: string;
}

export function ShopSection({ title, request, more }: ShopSectionProps) {
  const reading = useRead(listShops, request);
  return (
    <section aria-label={title} className="mx-auto max-w-6xl px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4">
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        <a href={more} className="inline-flex min-h-11 items-center font-medium text-link underline">
          See all
        </a>
      </div>
      {reading.state === 'loading' && <GridSkeleton count={request.limit ?? 4} />}
      {reading.state === 'failed' && <ErrorState message="Failed to load shops" onRetry={reading.retry} />}
      {reading.state === 'loaded' &&
        (reading.reply.list.length > 0 ? (
          <ShopGrid shops={reading.reply.list} />
        ) : (
          <NoShops instead={<p role="alert">No shops available.</p>} />
        ))}
    </section>
  );
}
