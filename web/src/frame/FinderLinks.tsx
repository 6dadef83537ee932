import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAddress } from '../router/address';

const linkLook = 'inline-flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-leaf-soft';

const CategoryPanel = lazy(async () => ({ default: (await import('./CategoryPanel')).CategoryPanel }));

/** The ways to shops, services and, for people who are signed in, delivery agents. */
export function FinderLinks({ canAssign }: { canAssign: boolean }) {
  return (
    <>
      <FinderLink label="Find Your Local Shop" href="/NearbyShop" kind="shop" />
      <FinderLink label="Find Nearby Services" href="/NearbyService" kind="service" />
      {canAssign && (
        <a href="/AssignDelivery" className={linkLook}>
          Assign Your Delivery Agent
        </a>
      )}
    </>
  );
}

interface FinderLinkProps {
  readonly label: string;
  readonly href: string;
  readonly kind: 'shop' | 'service';
}

function FinderLink({ label, href, kind }: FinderLinkProps) {
  const { isOpen, setOpen, ref } = useDropdown();
  return (
    <div ref={ref} className="relative flex flex-wrap items-center">
      <a href={href} className={`${linkLook} flex-1`}>
        {label}
      </a>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${kind === 'shop' ? 'Shop' : 'Service'} categories`}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-md hover:bg-leaf-soft md:-ml-3"
      >
        <IconChevronDown aria-hidden size={20} className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && (
        <Suspense>
          <CategoryPanel kind={kind} />
        </Suspense>
      )}
    </div>
  );
}

/** Closes on Escape, on a press elsewhere, and when another page opens. */
function useDropdown() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const address = useAddress();
  useEffect(() => setOpen(false), [address]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return { isOpen, setOpen, ref };
}
