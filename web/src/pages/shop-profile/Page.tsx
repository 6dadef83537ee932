import { type ReactNode, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { OwnPayment } from '../../payments/paying/OwnPayment';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { useSettings } from '../../api/boot';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useSession } from '../../session/session';
import { DetailSkeleton } from '../../shops/detail/DetailSkeleton';
import type { EditTab } from '../../shops/edit/edit-tabs';
import { EditButton } from '../../shops/edit/EditButton';
import { ListingGaps } from './ListingGaps';
import { ListingState } from './ListingState';
import { OwnerToday } from './OwnerToday';
import { OwnerTaps } from './OwnerTaps';
import { ProfileLayout } from './ProfileLayout';
import { editorName, ShopEditor } from '../../shops/edit/ShopEditor';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { DemoNotice } from '../../accounts/DemoNotice';
import { FullShop } from '../../shops/detail/FullShop';
import { NotSignedIn } from '../../accounts/NotSignedIn';

/** The owner's own shop with its fee and what it still lacks; for everyone else a sample, where there is one. */
export function Page() {
  const { user } = useSession();
  const { demoShopId } = useSettings();
  if (!user) return demoShopId === null ? <Visitor /> : <OfShop id={demoShopId}>{() => <Demo />}</OfShop>;
  if (user.sh_id === null) return <NoShop />;
  return (
    <OfShop key={user.sh_id} id={user.sh_id}>
      {(shop, onFill, onChanged) => (
        <>
          {shop.sh_status === 'active' && (
            <OwnerToday shop={shop} onChanged={onChanged} onHours={() => onFill('place')} />
          )}
          <ListingState shop={shop} />
          <ListingGaps shop={shop} onFill={onFill} />
          {/* Money does not lift a suspension. */}
          {shop.sh_status !== 'suspended' && <OwnPayment />}
          {shop.sh_status === 'active' && <OwnerTaps shop={shop} />}
        </>
      )}
    </OfShop>
  );
}

interface OfShopProps {
  readonly id: number;
  /** What stands above the shop; it may open the editor, and change the shop. */
  readonly children: (shop: ShopRecord, edit: (tab: EditTab) => void, onChanged: () => void) => ReactNode;
}

function OfShop({ id, children }: OfShopProps) {
  // By the call itself: what a cache may answer is the same for everyone, and an owner sees a listing before others.
  const reading = useRead(listShops, { sh_id: id }, send);
  const { open } = useUrlDialog();
  const [tab, setTab] = useState<EditTab>('basic');
  if (reading.state === 'loading') return <DetailSkeleton />;
  if (reading.state === 'failed') {
    return <ErrorState message="Failed to fetch shop details. Try again." onRetry={reading.retry} />;
  }
  const shop = reading.reply.list[0];
  if (!shop) return <EmptyState figure={<EmptyFigure name="lost" />} title="No shop data found." />;
  const edit = (at: EditTab) => {
    setTab(at);
    open(editorName);
  };
  return (
    <>
      <div className="mx-auto grid max-w-5xl gap-3 px-4 pt-4">{children(shop, edit, reading.retry)}</div>
      <FullShop
        shop={shop}
        headings="profile"
        Layout={ProfileLayout}
        edit={shop.owner && <EditButton onPress={() => edit('basic')} />}
      />
      <ShopEditor shop={shop} firstTab={tab} onChanged={reading.retry} />
    </>
  );
}

function Demo() {
  return <DemoNotice>This is how a shop looks on Aaspaas. Sign in to see and manage your own.</DemoNotice>;
}

function Visitor() {
  return (
    <NotSignedIn title="Your shop profile" join={{ label: 'Register your business', href: paths.typeChoice }}>
      Log in to see and manage your shop. New here? Register your business.
    </NotSignedIn>
  );
}

function NoShop() {
  return (
    <EmptyState
      figure={<EmptyFigure name="lost" />}
      title="No shop data found."
      action={<ButtonLink href={paths.typeChoice}>Register your business</ButtonLink>}
    >
      Your account has no shop yet.
    </EmptyState>
  );
}
