import { use } from 'react';
import { phoneLink } from '@aaspaas/contract/phone-number';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { greetingLink } from '../../ui/ContactLinks';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { cardOf, notKnown } from '../cards/card-view';
import { HeartContext } from '../cards/heart-context';
import { ShareButton } from './ShareButton';
import { say } from '../../say';

const className = 'round relative grid justify-items-center gap-1 rounded-md py-1 text-sm font-medium';
const plain = 'bg-card shadow-soft';

interface RoundActionsProps {
  readonly shop: ShopRecord;
  readonly isOwn: boolean;
}

/** What one does with a shop, each with one press. Nobody calls or keeps their own. */
export function RoundActions({ shop, isOwn }: RoundActionsProps) {
  const drawHeart = use(HeartContext);
  const { name, phone, whatsapp } = cardOf(shop);
  const own = { className, 'data-shop': shop.sh_id };
  const elsewhere = { ...own, target: '_blank', rel: 'noopener' };
  return (
    <div className="rounds">
      {!isOwn && phone !== notKnown && (
        <a href={phoneLink(phone)} data-tap="call" aria-label={say('Call {name}', { name })} {...own}>
          <Face icon="phone" colours="bg-leaf text-on-leaf" word="Call" />
        </a>
      )}
      {!isOwn && whatsapp !== notKnown && (
        <a
          href={greetingLink(name, whatsapp)}
          data-tap="whatsapp"
          aria-label={say('WhatsApp {name}', { name })}
          {...elsewhere}
        >
          <Face icon="brand-whatsapp" colours="bg-leaf-soft text-whatsapp" word="WhatsApp" />
        </a>
      )}
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${destinationOf(shop)}`}
        data-tap="directions"
        aria-label={say('Way to {name}', { name })}
        {...elsewhere}
      >
        <Face icon="route" colours={plain} word="Way" />
      </a>
      <ShareButton shop={shop} className={className}>
        <Face icon="share" colours={plain} word="Share" />
      </ShareButton>
      {!isOwn && (
        <div className={className}>
          <span className="size-12">{drawHeart?.(shop)}</span>
          <span aria-hidden>Save</span>
        </div>
      )}
    </div>
  );
}

interface FaceProps {
  readonly icon: IconName;
  readonly colours: string;
  readonly word: string;
}

const Face = ({ icon, colours, word }: FaceProps) => (
  <>
    <span className={`grid size-12 place-items-center rounded-full ${colours}`}>
      <Icon name={icon} />
    </span>
    {say(word)}
  </>
);

/** Without a pin, the address leads closer than the middle of the city. */
const destinationOf = ({ is_approximate, latitude, longitude, ...shop }: ShopRecord): string =>
  is_approximate
    ? encodeURIComponent(`${shop.sh_name}, ${shop.sh_address}, ${shop.sh_city}, ${shop.sh_state}`)
    : `${latitude},${longitude}`;
