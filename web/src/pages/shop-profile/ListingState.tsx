import type { ReactNode } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { whatsappLink } from '@aaspaas/contract/phone-number';
import { supportMessage } from '@aaspaas/contract/support-message';
import { useSettings } from '../../api/boot';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';
import { sayDay } from '../../say-date';

/** The state of the listing, as far as the payment card does not show it. */
export function ListingState({ shop: { sh_status, owner } }: { shop: ShopRecord }) {
  if (!owner) return null;
  if (sh_status === 'suspended') return <Suspended reason={owner.status_reason} />;
  if (sh_status === 'expired')
    return <HiddenListing>Your paid year is over. Please pay the fee for the next one.</HiddenListing>;
  if (sh_status !== 'active' || !owner.paid_until) return null;
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Icon name="circle-check" size={20} className="shrink-0 text-leaf" />
      {say('Your yearly fee is paid until {day}.', { day: sayDay(owner.paid_until) })}
    </p>
  );
}

function Suspended({ reason }: { reason: string }) {
  const { supportPhone } = useSettings();
  return (
    <HiddenListing>
      We have suspended it. {reason}{' '}
      <a href={whatsappLink(supportPhone, say(supportMessage))} target="_blank" rel="noopener">
        Is this a mistake? Write to us
      </a>
    </HiddenListing>
  );
}

function HiddenListing({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Not listed"
      className="flex items-start gap-2 rounded-md bg-marigold-soft p-3 text-marigold-strong"
    >
      <Icon name="alert-triangle" size={20} className="mt-0.5 shrink-0" />
      <p>
        <strong className="block">Customers do not see your listing.</strong>
        {children}
      </p>
    </section>
  );
}
