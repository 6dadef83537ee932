import { type ComponentProps, useEffect } from 'react';
import { product } from '@aaspaas/contract/product';
import { listShops } from '@aaspaas/contract/shops/calls';
import { read, send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useSession } from '../../session/session';
import { DetailSkeleton } from './DetailSkeleton';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { lazyPart } from '../../ui/loading/lazy-part';
import { FullShop } from './FullShop';

const OwnerEdit = lazyPart(async () => (await import('../edit/OwnerEdit')).OwnerEdit);

interface ShopByIdProps extends Pick<ComponentProps<typeof FullShop>, 'Layout'> {
  /** Null for an id that no shop can have. */
  readonly id: number | null;
  readonly notFound: string;
}

/** A page about one shop, in all its states. */
export function ShopById({ id, notFound, ...layout }: ShopByIdProps) {
  const { user } = useSession();
  // An unlisted shop is shown only to those who may edit it.
  const mayEdit = user?.role === 'admin' || (id !== null && user?.sh_id === id);
  const reading = useRead(listShops, id === null ? null : { sh_id: id }, mayEdit ? send : read);
  const shop = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  useEffect(() => {
    if (shop) document.title = `${shop.sh_name} · ${product.name}`;
  }, [shop]);

  if (id !== null && reading.state === 'loading') return <DetailSkeleton />;
  if (reading.state === 'failed') {
    return <ErrorState message="Failed to fetch shop details. Try again." onRetry={reading.retry} />;
  }
  if (reading.state === 'loaded' && shop) {
    const edit = shop.owner && <OwnerEdit shop={shop} onChanged={reading.retry} />;
    return <FullShop shop={shop} edit={edit} {...layout} />;
  }
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title={notFound}
      action={<ButtonLink href="/">Back to Home</ButtonLink>}
    >
      It may have closed, or the link has a mistake in it.
    </EmptyState>
  );
}
