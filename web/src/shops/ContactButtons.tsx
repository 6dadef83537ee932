import { product } from '@aaspaas/contract/product';
import { phoneLink, whatsappLink } from '@aaspaas/contract/shops/address';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Icon } from '../ui/Icon';

export const contactLook =
  'inline-flex min-h-11 items-center justify-center gap-1 rounded-md border border-line bg-card px-3 text-sm font-semibold hover:bg-leaf-soft';

const greeting = ({ sh_name }: ShopRecord) => `Hello ${sh_name}, I found you on ${product.name}.`;

/** Blue phone, green WhatsApp: people look for them. */
export function ContactButtons({ shop, callLabel = 'Call' }: { shop: ShopRecord; callLabel?: string }) {
  return (
    <>
      <a
        href={phoneLink(shop.sh_primary_phone)}
        data-tap="call"
        data-shop={shop.sh_id}
        aria-label={`${callLabel} ${shop.sh_name}`}
        className={contactLook}
      >
        <Icon name="phone" size={20} className="text-call" /> {callLabel}
      </a>
      <a
        href={whatsappLink(shop.sh_whatsapp_number ?? shop.sh_primary_phone, greeting(shop))}
        data-tap="whatsapp"
        data-shop={shop.sh_id}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp ${shop.sh_name}`}
        className={contactLook}
      >
        <Icon name="brand-whatsapp" size={20} className="text-whatsapp" /> WhatsApp
      </a>
    </>
  );
}
