import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ContactButtons } from '../contact/ContactButtons';
import { PhoneNumber } from '../contact/PhoneNumber';

interface ContactCardProps {
  readonly shop: ShopRecord;
  /** On a phone the buttons stand at its bottom once the round ones have scrolled out of sight. */
  readonly stays?: boolean | undefined;
}

/** How to reach a shop, and its number to be read. On a computer it stays beside what one reads. */
export function ContactCard({ shop, stays = true }: ContactCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const isIdle = useAreRoundOnesSeen(card);
  return (
    <div ref={card} className="contact grid gap-2">
      <div
        className={`flex flex-wrap gap-2 *:flex-auto ${stays ? `${isIdle ? 'idle' : ''} stays print:hidden` : ''}`}
      >
        <ContactButtons shop={shop} callLabel="Contact Now" isMain />
      </div>
      <PhoneNumber phone={shop.sh_primary_phone} />
    </div>
  );
}

/** Below the header, which covers them first. */
const rootMargin = '-61px 0px 0px';

/** False until the scripts are there: then the same buttons may stand twice, but never nowhere. */
function useAreRoundOnesSeen(card: RefObject<HTMLElement | null>): boolean {
  const [areSeen, setSeen] = useState(false);
  useEffect(() => {
    const round = card.current?.closest('article')?.querySelector('.rounds');
    if (!round) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin,
    });
    watch.observe(round);
    return () => watch.disconnect();
  }, [card]);
  return areSeen;
}
