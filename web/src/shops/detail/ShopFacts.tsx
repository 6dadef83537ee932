import type { ReactNode } from 'react';
import { deliveryOptions } from '@aaspaas/contract/shops/delivery-options';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useSession } from '../../session/session';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Rating } from '../../ui/stars/Rating';
import { OpenLine } from '../opening/OpenLine';
import { SendAgentLink } from '../contact/SendAgentLink';
import { HowFar } from './HowFar';
import { RoundActions } from './RoundActions';
import { say, sayName } from '../../say';

/** Who they are, whether open, how far, how good, where, and what one can do. */
export function ShopFacts({ shop, edit }: { shop: ShopRecord; edit?: ReactNode }) {
  const isOwn = useSession().user?.sh_id === shop.sh_id;
  return (
    <header className="grid grid-cols-1 content-start gap-1">
      <h1>{shop.sh_name}</h1>
      <p>
        <OpenLine shop={shop} />
      </p>
      <p>
        <HowFar shop={shop} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
        {say(shop.sh_category_name)}
      </p>
      <div className="py-2">
        <RoundActions shop={shop} isOwn={isOwn} />
      </div>
      <p className="flex gap-1">
        <Icon name="map-pin" size={20} className="mt-0.5 shrink-0 text-brick-strong" />
        <span className="min-w-0">
          {shop.sh_address}, {sayName(shop.sh_city)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
        {delivers(shop) && (
          <Badge tone="teal">
            <Icon name="truck-delivery" size={18} /> Delivery Available
          </Badge>
        )}
        {!isOwn && <SendAgentLink shop={shop} />}
        {edit}
      </div>
    </header>
  );
}

const [ownStaff, freelance] = deliveryOptions;
const delivers = ({ sh_delivery_option: option }: ShopRecord): boolean =>
  option === ownStaff || option === freelance;
