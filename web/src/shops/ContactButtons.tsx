import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CallLink, WhatsAppLink } from '../ui/ContactLinks';

export function ContactButtons({ shop, callLabel = 'Call' }: { shop: ShopRecord; callLabel?: string }) {
  const { sh_id: shopId, sh_name: name, sh_primary_phone: phone, sh_whatsapp_number: whatsapp } = shop;
  return (
    <>
      <CallLink name={name} phone={phone} shopId={shopId} label={callLabel} />
      <WhatsAppLink name={name} phone={whatsapp ?? phone} shopId={shopId} />
    </>
  );
}
