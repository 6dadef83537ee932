import { useEffect } from 'react';
import { useAddress } from '../router/address';
import { product } from '@aaspaas/contract/product';
import { idOfShopAddress } from '@aaspaas/contract/shops/address';
import { listShops } from '@aaspaas/contract/shops/calls';
import { useRead } from '../server/use-read';
import { DetailSkeleton } from '../shops/DetailSkeleton';
import { FullShop } from './FullShop';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ButtonLink } from '../ui/Button';

/** A shop's own page. */
export function ShopScreen() {
  const { path } = useAddress();
  const id = idOfShopAddress(path.split('/')[2] ?? '');
  const reading = useRead(listShops, id === null ? null : { sh_id: id });
  const shop = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  useEffect(() => {
    if (shop) document.title = `${shop.sh_name} · ${product.name}`;
  }, [shop]);

  if (id !== null && reading.state === 'loading') return <DetailSkeleton />;
  if (reading.state === 'failed') {
    return <ErrorState message="Failed to fetch shop details. Try again." onRetry={reading.retry} />;
  }
  if (!shop) {
    return (
      <EmptyState
        figure={<EmptyFigure name="lost" />}
        title="Shop not found."
        action={<ButtonLink href="/">Back to Home</ButtonLink>}
      >
        It may have closed, or the link has a mistake in it.
      </EmptyState>
    );
  }
  return <FullShop shop={shop} />;
}
