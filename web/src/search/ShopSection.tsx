import type { ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { type Reading, useRead } from '../api/use-read';
import { ErrorState } from '../ui/ErrorState';
import { lazyPart } from '../ui/loading/lazy-part';
import { GridSkeleton, ShopGrid } from '../shops/cards/ShopGrid';

/** Most cities have shops, so this is loaded when needed. */
const NoShops = lazyPart(async () => (await import('./NoShops')).NoShops);

interface SectionProps {
  readonly title: string;
  /** The url of the whole list. */
  readonly more: string;
  /** Shops that the page shows above already. */
  readonly except?: readonly ShopRecord[] | undefined;
}

interface ShopSectionProps extends SectionProps {
  readonly request: RequestTo<typeof listShops>;
  /** The most cards that it shows; all that were asked for if absent. */
  readonly count?: number;
}

export function ShopSection({ request, count = request.limit ?? 4, ...section }: ShopSectionProps) {
  return <ReadSection {...section} reading={useRead(listShops, request)} count={count} />;
}

interface ReadSectionProps extends SectionProps {
  readonly reading: Reading<ReplyOf<typeof listShops>>;
  readonly count: number;
}

export function ReadSection({ title, more, reading, count, except }: ReadSectionProps) {
  const isNew = ({ sh_id }: ShopRecord) => !except?.some((shop) => shop.sh_id === sh_id);
  const shops = reading.state === 'loaded' ? reading.reply.list.filter(isNew).slice(0, count) : [];
  return (
    <section aria-label={title} className="below mx-auto max-w-6xl px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4">
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        <a href={more} className="inline-flex min-h-11 items-center font-medium text-link underline">
          See all
        </a>
      </div>
      {reading.state === 'loading' && <GridSkeleton count={count} />}
      {reading.state === 'failed' && <ErrorState message="Failed to load shops" onRetry={reading.retry} />}
      {reading.state === 'loaded' &&
        (shops.length > 0 ? (
          <ShopGrid shops={shops} />
        ) : (
          <NoShops instead={<p role="alert">No shops available.</p>} />
        ))}
    </section>
  );
}
