import { product } from '@aaspaas/contract/product';
import { supportMessage } from '@aaspaas/contract/support-message';
import { whatsappLink } from '@aaspaas/contract/phone-number';
import { useSettings } from '../../api/boot';
import { LogoMark } from '../../ui/art/Logo';
import { say } from '../../say';

/**
 * Opens a chat with our support in a new tab. It stands within the page, where it covers nothing, and in our own
 * colours: a green bubble would be taken for the shop's WhatsApp.
 */
export function ChatButton() {
  const { supportPhone } = useSettings();
  return (
    <a
      href={whatsappLink(supportPhone, say(supportMessage))}
      target="_blank"
      rel="noopener"
      className="mx-auto mb-8 flex w-fit max-w-[calc(100%-2rem)] items-center gap-3 rounded-lg border border-line bg-paper px-4 py-2 hover:bg-leaf-soft"
    >
      <LogoMark />
      <span>
        <strong className="block">{say('Help from {product}', { product: product.name })}</strong>
        <span className="text-sm text-ink-soft">Questions about this site? Chat with us on WhatsApp.</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
