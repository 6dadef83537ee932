import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CallLink, WhatsAppLink } from '../../ui/ContactLinks';
import { cardOf, notKnown } from '../cards/card-view';
import { say } from '../../say';

interface ContactButtonsProps {
  readonly shop: ShopRecord;
  readonly callLabel?: string;
  /** Calling is what the page is for. */
  readonly isMain?: boolean;
}

export function ContactButtons({ shop, callLabel = 'Call', isMain = false }: ContactButtonsProps) {
  const { name, phone, whatsapp } = cardOf(shop);
  const shopId = shop.sh_id;
  return (
    <>
      {phone === notKnown ? (
        <span className="text-ink-soft">{say('Phone: {phone}', { phone })}</span>
      ) : (
        <CallLink name={name} phone={phone} shopId={shopId} label={callLabel} isMain={isMain} />
      )}
      {whatsapp !== notKnown && (
        <WhatsAppLink name={name} phone={whatsapp} shopId={shopId} isTinted={isMain} />
      )}
    </>
  );
}
