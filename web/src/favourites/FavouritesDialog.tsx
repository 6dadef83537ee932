import { type ReactNode, useEffect, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { useSession } from '../session/session';
import { say } from '../say';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { Tabs } from '../ui/Tabs';
import { FavouriteItem } from './FavouriteItem';
import { readFavourites } from './store';
import { useFavourites } from './use-favourites';

export function FavouritesDialog() {
  const { close } = useUrlDialog();
  const { user } = useSession();
  return (
    <Dialog open wide title="My Favorites" onClose={close}>
      {user ? <MyFavourites /> : <ForGuests />}
    </Dialog>
  );
}

function ForGuests() {
  const { open } = useUrlDialog();
  return (
    <NoFavourites
      title="Please log in to view your favorites"
      action={<Button onClick={() => open('login')}>Login / Register</Button>}
    />
  );
}

function MyFavourites() {
  const { state, shops } = useFavourites();
  // Another device may have changed them since.
  useEffect(() => void readFavourites(), []);
  if (state === 'failed') {
    return (
      <ErrorState
        message="Failed to fetch favorites."
        retryText="Try Again"
        onRetry={() => void readFavourites()}
      />
    );
  }
  if (state !== 'loaded') return <ListSkeleton rows={3} />;
  if (shops.length === 0)
    return (
      <NoFavourites title="No favorites found!">Press the heart of a shop to keep it here.</NoFavourites>
    );
  return <Lists shops={shops} />;
}

const kinds = ['shop', 'service'] as const;
const words = {
  shop: { tab: 'Shops', none: 'No shops in your favorites yet' },
  service: { tab: 'Services', none: 'No services in your favorites yet' },
} as const;

/** A business that is both appears in both tabs, as in every list. */
const ofKind = (shops: readonly ShopRecord[], kind: 'shop' | 'service') =>
  shops.filter(({ sh_shop_or_service: each }) => each === kind || each === 'both');

function Lists({ shops }: { shops: readonly ShopRecord[] }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('shop');
  const list = ofKind(shops, kind);
  const tabs = kinds.map((id) => ({ id, label: words[id].tab, count: ofKind(shops, id).length }));
  const hasBoth = shops.some(({ sh_shop_or_service: each }) => each === 'both');
  return (
    <Tabs label="My Favorites" tabs={tabs} selected={kind} onSelect={setKind}>
      {hasBoth && (
        <p className="pb-3 text-sm text-ink-soft">
          {say('{count} in all. What is both a shop and a service stands in both lists.', {
            count: shops.length,
          })}
        </p>
      )}
      {list.length === 0 && <NoFavourites title={say(words[kind].none)} />}
      {/* Where the text is so large that a card is narrow, its picture stands above the name. */}
      <ul className="@container grid gap-3">
        {list.map((shop) => (
          <FavouriteItem key={shop.sh_id} shop={shop} />
        ))}
      </ul>
    </Tabs>
  );
}

function NoFavourites(props: { title: string; action?: ReactNode; children?: ReactNode }) {
  return <EmptyState figure={<EmptyFigure name="no-favourites" />} {...props} />;
}
