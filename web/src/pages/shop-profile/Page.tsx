import { type ReactNode, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { listShops, type ShopRecord, closeToday } from '@aaspaas/contract/shops/calls';
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
import { editorName, ShopEditor } from '../../shops/edit/ShopEditor';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { ButtonLink, Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { DemoNotice } from '../../accounts/DemoNotice';
import { FullShop } from '../../shops/detail/FullShop';
import { NotSignedIn } from '../../accounts/NotSignedIn';
import { type TapAction, tapDays } from '@aaspaas/contract/shops/taps';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { useAction } from '../../accounts/use-action';
import { OpenLine } from '../../shops/opening/OpenLine';
import { ShopArticle, type ShopLayoutProps } from '../../shops/detail/ShopDetail';
import { say } from '../../say';

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
      <div className="mx-auto grid max-w-5xl gap-3 px-4 pt-4">
        {shop.owner && (
          <div className="grid sm:justify-start">
            <EditButton onPress={() => edit('basic')} />
          </div>
        )}
        {children(shop, edit, reading.retry)}
      </div>
      <FullShop shop={shop} headings="profile" Layout={ProfileLayout} />
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

const shown: readonly (readonly [action: TapAction, label: string, icon: IconName])[] = [
  ['call', 'Calls', 'phone'],
  ['whatsapp', 'WhatsApp', 'brand-whatsapp'],
  ['share', 'Shares', 'share'],
  ['directions', 'Directions', 'route'],
];

/** How often customers contacted the shop, for its owner. */
function OwnerTaps({ shop: { owner } }: { shop: ShopRecord }) {
  if (!owner) return null;
  return (
    <section aria-label={say('In the last {days} days', { days: tapDays })} className="card grid gap-2 p-3">
      <p className="text-sm text-ink-soft">
        {say('In the last {days} days customers tapped', { days: tapDays })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-1 sm:flex sm:gap-x-8">
        {shown.map(([action, label, icon]) => (
          <li key={action} className="flex items-center gap-1.5">
            <Icon name={icon} size={20} className="text-ink-soft" />
            {say(label)} <strong>{owner.taps[action]}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnerTodayProps {
  readonly shop: ShopRecord;
  /** Called when something on the server has changed. */
  onChanged(): void;
  onHours(): void;
}

/** What customers read about today, one press to close for the day, and one to the hours. */
export function OwnerToday({ shop, onChanged, onHours }: OwnerTodayProps) {
  const isClosed = shop.closed_today === true;
  const { isBusy, act } = useAction(() => send(closeToday, { closed: !isClosed }), onChanged);
  return (
    <section aria-label="Today" className="card flex flex-wrap items-center justify-between gap-2 p-3">
      <p className="flex flex-wrap items-center gap-2">
        Customers see: <OpenLine shop={shop} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={isBusy} onClick={act}>
          {isClosed ? 'Open after all' : 'Closed today'}
        </Button>
        <Button variant="secondary" size="small" onClick={onHours}>
          Change hours
        </Button>
      </div>
    </section>
  );
}

/** The shop without similar ones beside it: this is the owner's page. */
function ProfileLayout({ nearby: _, ...shown }: ShopLayoutProps) {
  return (
    <div className="mx-auto max-w-5xl px-4 py-6">
      <ShopArticle {...shown} staysInReach={false} />
    </div>
  );
}
