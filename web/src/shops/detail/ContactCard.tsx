import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ContactButtons } from '../contact/ContactButtons';
import { PhoneNumber } from '../contact/PhoneNumber';

interface ContactCardProps {
  readonly shop: ShopRecord;
  /** On a phone the buttons stand at its bottom, wherever one has scrolled to. */
  readonly stays?: boolean | undefined;
}

/** How to reach a shop, and its number to be read. On a computer it stays beside what one reads. */
export const ContactCard = ({ shop, stays = true }: ContactCardProps) => (
  <div className="contact grid gap-2">
    <div className={`flex flex-wrap gap-2 *:flex-auto ${stays ? 'stays print:hidden' : ''}`}>
      <ContactButtons shop={shop} callLabel="Contact Now" isMain />
    </div>
    <PhoneNumber phone={shop.sh_primary_phone} />
  </div>
);
