import type { ReactNode } from 'react';
import { deliveryOptions } from '@aaspaas/contract/shops/delivery-options';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Rating } from '../../ui/stars/Rating';
import { contactClasses } from '../../ui/ContactLinks';
import { sayDistance } from '../cards/card-view';
import { ContactButtons } from '../contact/ContactButtons';
import { ClosingTime } from '../opening/ClosingTime';
import { OpenBadge } from '../opening/OpenBadge';
import { PhoneNumber } from '../contact/PhoneNumber';
import { SendAgentLink } from '../contact/SendAgentLink';
import { shopPath } from '@aaspaas/contract/shops/links';
import { copyText } from '../../ui/copy-text';
import { useToast } from '../../ui/toasts/Toast';
import { say } from '../../say';

/** Who they are, how good, where, and how to reach them. */
export function ShopFacts({ shop, edit }: { shop: ShopRecord; edit?: ReactNode }) {
  return (
    <header className="grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0">{shop.sh_name}</h1>
        <OpenBadge shop={shop} />
        <ClosingTime shop={shop} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>{shop.sh_category_name}</span>
        <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
        {shop.distance && <span>{sayDistance(shop)}</span>}
      </div>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <ContactButtons shop={shop} callLabel="Contact Now" isMain />
      </div>
      <PhoneNumber phone={shop.sh_primary_phone} />
      <p className="flex gap-1">
        <Icon name="map-pin" size={20} className="mt-0.5 shrink-0 text-brick-strong" />
        <span className="min-w-0">
          {shop.sh_address}, {shop.sh_city}
        </span>
      </p>
      {delivers(shop) && (
        <div>
          <Badge tone="teal">
            <Icon name="truck-delivery" size={18} /> Delivery Available
          </Badge>
        </div>
      )}
      <div className="flex flex-wrap gap-2 *:grow">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${destinationOf(shop)}`}
          target="_blank"
          rel="noopener"
          data-tap="directions"
          data-shop={shop.sh_id}
          aria-label={say('Directions to {shop}', { shop: shop.sh_name })}
          className={contactClasses}
        >
          <Icon name="route" size={20} /> Directions
        </a>
        <ShareButton shop={shop} />
        <SendAgentLink shop={shop} />
        {edit}
      </div>
    </header>
  );
}

const [ownStaff, freelance] = deliveryOptions;
const delivers = ({ sh_delivery_option: option }: ShopRecord): boolean =>
  option === ownStaff || option === freelance;

/** Without a pin, the address leads closer than the middle of the city. */
const destinationOf = ({ is_approximate, latitude, longitude, ...shop }: ShopRecord): string =>
  is_approximate
    ? encodeURIComponent(`${shop.sh_name}, ${shop.sh_address}, ${shop.sh_city}, ${shop.sh_state}`)
    : `${latitude},${longitude}`;

/** Uses the phone's own share sheet if it has one, otherwise the clipboard. */
function ShareButton({ shop }: { shop: ShopRecord }) {
  const toast = useToast();
  const share = async () => {
    const url = location.origin + shopPath(shop);
    try {
      if (navigator.share) return await navigator.share({ title: shop.sh_name, url });
      await copyText(url);
      toast('success', 'Link copied to clipboard!');
    } catch (error) {
      // Closing the share sheet is a choice, not an error.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast('info', url);
    }
  };
  return (
    <button
      type="button"
      data-tap="share"
      data-shop={shop.sh_id}
      onClick={() => void share()}
      className={contactClasses}
    >
      <Icon name="share" size={20} /> Share
    </button>
  );
}
