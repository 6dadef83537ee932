import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CallLink, WhatsAppLink } from '../../ui/ContactLinks';
import { cardOf, notKnown } from '../card/card-view';

export function ContactButtons({ shop, callLabel = 'Call' }: { shop: ShopRecord; callLabel?: string }) {
  const { name, phone, whatsapp } = cardOf(shop);
  const shopId = shop.sh_id;
  return (
    <>
      {phone === notKnown ? (
        <span className="text-ink-soft">Phone: {phone}</span>
      ) : (
        <CallLink name={name} phone={phone} shopId={shopId} label={callLabel} />
      )}
      {whatsapp !== notKnown && <WhatsAppLink name={name} phone={whatsapp} shopId={shopId} />}
    </>
  );
}
