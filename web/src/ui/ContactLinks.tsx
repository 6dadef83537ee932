import { product } from '@aaspaas/contract/product';
import { phoneLink, whatsappLink } from '@aaspaas/contract/phone-number';
import { Icon } from './Icon';

export const contactClasses =
  'inline-flex min-h-11 items-center justify-center gap-1 rounded-md border border-line bg-card px-3 text-sm font-semibold hover:bg-leaf-soft';

interface ContactLinkProps {
  readonly name: string;
  readonly phone: string;
  /** The shop whose owner sees the count of taps. */
  readonly shopId?: number;
}

/** Blue phone, green WhatsApp: people look for these colours. */
export function CallLink({ name, phone, shopId, label = 'Call' }: ContactLinkProps & { label?: string }) {
  return (
    <a
      href={phoneLink(phone)}
      data-tap="call"
      data-shop={shopId}
      aria-label={`${label} ${name}`}
      className={contactClasses}
    >
      <Icon name="phone" size={20} className="text-call" /> {label}
    </a>
  );
}

export function WhatsAppLink({ name, phone, shopId }: ContactLinkProps) {
  return (
    <a
      href={whatsappLink(phone, `Hello ${name}, I found you on ${product.name}.`)}
      data-tap="whatsapp"
      data-shop={shopId}
      target="_blank"
      rel="noopener"
      aria-label={`WhatsApp ${name}`}
      className={contactClasses}
    >
      <Icon name="brand-whatsapp" size={20} className="text-whatsapp" /> WhatsApp
    </a>
  );
}
