import type { ReactNode } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops, ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Reading } from '../api/use-read';
import { ErrorState } from '../ui/ErrorState';
import { lazyPart } from '../ui/loading/lazy-part';
import { cardsInASection } from './requests';
import { RowSkeleton, ShopRow } from './ShopRow';

/** Most cities have shops, so this is loaded when needed. */
const NoShops = lazyPart(async () => (await import('./NoShops')).NoShops);

interface ShopSectionProps {
  readonly title: string;
  readonly reading: Reading<ReplyOf<typeof listShops>>;
  /** The url of the whole list. */
  readonly more: string;
  /** Shops that the page shows above already. */
  readonly except?: readonly ShopRecord[];
  /** It begins on the first screen. */
  readonly isFirst?: boolean;
  /** What has to be known about where this is; it stands in place of the way to the whole list. */
  readonly note?: ReactNode;
}

export function ShopSection({ title, more, reading, except, isFirst, note }: ShopSectionProps) {
  const shops = shownOf(reading, except);
  return (
    <section
      aria-label={title}
      className={isFirst ? 'mx-auto max-w-6xl px-4 pb-3' : 'below mx-auto max-w-6xl px-4 py-3'}
    >
      <div
        className={`items-center justify-between gap-x-4 ${note ? 'sm:flex sm:min-h-11' : 'flex min-h-11'}`}
      >
        <h2 className="text-lg leading-tight sm:text-2xl">{title}</h2>
        {note ? (
          <div className="max-sm:-mt-1 text-sm leading-tight">{note}</div>
        ) : (
          <a
            href={more}
            className="inline-flex min-h-11 shrink-0 items-center font-medium text-link underline"
          >
            See all
          </a>
        )}
      </div>
      {reading.state === 'loading' && <RowSkeleton count={cardsInASection} />}
      {reading.state === 'failed' && <ErrorState message="Failed to load shops" onRetry={reading.retry} />}
      {reading.state === 'loaded' &&
        (shops.length > 0 ? (
          <ShopRow shops={shops} {...(isFirst && { isFirst })} />
        ) : (
          <NoShops instead={<p role="alert">No shops available.</p>} />
        ))}
    </section>
  );
}

/** What a section shows: as many as it has room for, and none that stands above. */
export function shownOf(
  reading: Reading<ReplyOf<typeof listShops>>,
  except: readonly ShopRecord[] = [],
): readonly ShopRecord[] {
  if (reading.state !== 'loaded') return [];
  const above = new Set(except.map(({ sh_id }) => sh_id));
  return reading.reply.list.filter(({ sh_id }) => !above.has(sh_id)).slice(0, cardsInASection);
}
