import type { ReactNode } from 'react';
import { listShops } from '@aaspaas/contract/shops/calls';
import { OwnPayment } from '../payments/OwnPayment';
import { useRead } from '../server/use-read';
import { useSession } from '../session/session';
import { DetailSkeleton } from '../shops/DetailSkeleton';
import { ListingGaps } from '../shops/ListingGaps';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { DemoNotice } from './DemoNotice';
import { FullShop } from './FullShop';

/** Shown to visitors who are not signed in. */
const demoShopId = 16;

// The twin that caches may answer tells everyone the same; an owner sees a listing before others do.
const askAsOwner = { ...listShops, hasGetTwin: false };

/** The owner's own shop with its fee and what it still lacks; for everyone else a sample. */
export function ShopProfileScreen() {
  const { user } = useSession();
  if (!user) {
    return (
      <ShopWith id={demoShopId}>
        {() => (
          <DemoNotice>This is how a shop looks on Aaspaas. Sign in to see and manage your own.</DemoNotice>
        )}
      </ShopWith>
    );
  }
  if (user.sh_id === null) return <NoShop />;
  return (
    <ShopWith key={user.sh_id} id={user.sh_id}>
      {(shop) => (
        <>
          <OwnPayment />
          <ListingGaps shop={shop} />
        </>
      )}
    </ShopWith>
  );
}

type Shop = Parameters<typeof FullShop>[0]['shop'];

function ShopWith({ id, children }: { id: number; children: (shop: Shop) => ReactNode }) {
  const reading = useRead(askAsOwner, { sh_id: id });
  if (reading.state === 'loading') return <DetailSkeleton />;
  if (reading.state === 'failed') {
    return <ErrorState message="Failed to fetch shop details. Try again." onRetry={reading.retry} />;
  }
  const shop = reading.reply.list[0];
  if (!shop) return <EmptyState figure={<EmptyFigure name="lost" />} title="No shop data found." />;
  return (
    <>
      <div className="mx-auto grid max-w-5xl gap-3 px-4 pt-4">{children(shop)}</div>
      <FullShop shop={shop} headings="profile" />
    </>
  );
}

function NoShop() {
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title="No shop data found."
      action={<ButtonLink href="/RegistrationJoin">Register your business</ButtonLink>}
    >
      Your account has no shop yet.
    </EmptyState>
  );
}
