import { whatsappLink } from '@aaspaas/contract/shops/address';
import { supportMessage } from '@aaspaas/contract/shops/support';
import { useSettings } from '../server/boot';
import { Icon } from '../ui/Icon';

/** Floats over the page and opens a chat with our support in a new tab. */
export function ChatButton() {
  const { supportPhone } = useSettings();
  return (
    <a
      href={whatsappLink(supportPhone, supportMessage)}
      target="_blank"
      rel="noopener"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
      className="fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-whatsapp text-card shadow-raised"
    >
      <Icon name="brand-whatsapp" size={32} />
    </a>
  );
}
