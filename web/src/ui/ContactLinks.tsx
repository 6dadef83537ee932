import { product } from '@aaspaas/contract/product';
import { phoneLink, whatsappLink } from '@aaspaas/contract/phone-number';
import { Icon } from './Icon';
import { say } from '../say';

const inColours = (colours: string): string =>
  `inline-flex min-h-11 items-center justify-center gap-1 rounded-md border px-3 text-sm font-semibold ${colours}`;
export const contactClasses = inColours('border-line bg-card hover:bg-leaf-soft');
const mainClasses = inColours('border-leaf bg-leaf text-on-leaf hover:bg-leaf-hover');
const tintedClasses = inColours('border-leaf-soft bg-leaf-soft text-leaf-strong');

interface ContactLinkProps {
  readonly name: string;
  readonly phone: string;
  /** The shop whose owner sees the count of taps. */
  readonly shopId?: number;
}

interface CallLinkProps extends ContactLinkProps {
  readonly label?: string;
  /** True for the main action of the page. */
  readonly isMain?: boolean;
}

interface WhatsAppLinkProps extends ContactLinkProps {
  /** Beside a Call that is the main action. */
  readonly isTinted?: boolean;
}

/** A chat that begins by saying where they were found. */
export const greetingLink = (name: string, phone: string): string =>
  whatsappLink(phone, say('Hello {name}, I found you on {product}.', { name, product: product.name }));

/** Blue phone, green WhatsApp: people look for these colours. */
export function CallLink({ name, phone, shopId, label = 'Call', isMain = false }: CallLinkProps) {
  return (
    <a
      href={phoneLink(phone)}
      data-tap="call"
      data-shop={shopId}
      aria-label={say('{what} {name}', { what: say(label), name })}
      className={isMain ? mainClasses : contactClasses}
    >
      <Icon name="phone" size={20} className={isMain ? '' : 'text-call'} /> {say(label)}
    </a>
  );
}

export function WhatsAppLink({ name, phone, shopId, isTinted = false }: WhatsAppLinkProps) {
  return (
    <a
      href={greetingLink(name, phone)}
      data-tap="whatsapp"
      data-shop={shopId}
      target="_blank"
      rel="noopener"
      aria-label={say('WhatsApp {name}', { name })}
      className={isTinted ? tintedClasses : contactClasses}
    >
      <Icon name="brand-whatsapp" size={20} className="text-whatsapp" /> WhatsApp
    </a>
  );
}
