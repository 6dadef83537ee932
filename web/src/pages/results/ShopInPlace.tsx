import { type ReactNode, useEffect } from 'react';
import { product } from '@aaspaas/contract/product';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { DetailSkeleton } from '../../shops/detail/DetailSkeleton';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Icon } from '../../ui/Icon';
import { useIsHydrating } from '../../ui/loading/hydration';

interface ShopInPlaceProps {
  readonly id: number | 'unreadable';
  /** The shop, if a list or a link has it already. */
  readonly known: ShopRecord | undefined;
  /** The url of the list. */
  readonly backTo: string;
  children(shop: ShopRecord): ReactNode;
}

/** A shop in the place of the list and its map. */
export function ShopInPlace({ id, known, backTo, children }: ShopInPlaceProps) {
  const isAsked = !known && id !== 'unreadable';
  const reading = useRead(listShops, isAsked ? { sh_id: id } : null);
  const found =
    reading.state === 'loaded' && isAsked ? reading.reply.list.find(({ sh_id }) => sh_id === id) : undefined;
  const shop = known ?? found;
  // The script that renders a shop is loaded after the first render.
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (shop) document.title = `${shop.sh_name} · ${product.name}`;
  }, [shop]);
  return (
    <section aria-label="Shop details" className="mx-auto max-w-6xl py-2">
      <a href={backTo} className="inline-flex min-h-11 items-center gap-1 px-4 font-medium text-link">
        <Icon name="arrow-left" size={20} /> Back
      </a>
      {shop && !isHydrating && children(shop)}
      {(shop ? isHydrating : isAsked && reading.state === 'loading') && <ShopOnItsWay />}
      {!shop && reading.state === 'failed' && <ShopUnreachable onRetry={reading.retry} />}
      {!shop && isAsked && reading.state === 'loaded' && <Missing says="Shop details not found." />}
      {id === 'unreadable' && <Missing says="No shop details available." />}
    </section>
  );
}

export const ShopUnreachable = ({ onRetry }: { onRetry(): void }) => (
  <ErrorState message="Failed to load shop details. Please try again." onRetry={onRetry} />
);

export function ShopOnItsWay() {
  return (
    <>
      <p role="status" className="px-4">
        Loading shop details...
      </p>
      <DetailSkeleton />
    </>
  );
}

const Missing = ({ says }: { says: string }) => (
  <EmptyState figure={<EmptyFigure name="lost" />} title={says}>
    It may have closed, or the link has a mistake in it.
  </EmptyState>
);
