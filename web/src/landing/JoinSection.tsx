import { lazy, Suspense, useState } from 'react';
import { navigate } from '../router/address';
import { useSession } from '../session/session';
import { CategoryGlyph } from '../ui/art/CategoryGlyph';
import { useToast } from '../ui/Toast';
import { tones } from '../ui/tones';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/ConfirmDialog')).ConfirmDialog }));

const cards = [
  {
    title: 'Register as a Shop Owner',
    href: '/RegistrationJoin?as=product-seller',
    glyph: 'basket',
    tone: 'leaf',
  },
  {
    title: 'Register as a Service Provider',
    href: '/RegistrationJoin?as=service-provider',
    glyph: 'wrench',
    tone: 'indigo',
  },
  { title: 'Join as a Delivery Agent', href: '/DeliveryAgentForm', glyph: 'truck', tone: 'brick' },
] as const;

/** Registering starts with a clean slate: whoever is signed in is signed out first, and asked before. */
export function JoinSection() {
  const { user, signOut } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const toast = useToast();

  const leaveFor = async (href: string) => {
    setWanted(null);
    try {
      await signOut();
      navigate(href);
    } catch {
      toast('error', 'Network error. Please check your internet connection.');
    }
  };
  const join = (href: string) => {
    if (user) return setWanted(href);
    localStorage.removeItem('userData');
    navigate(href);
  };

  return (
    <section aria-labelledby="join-title" className="mx-auto max-w-6xl px-4 py-10">
      <h2 id="join-title" className="pb-6 text-center">
        Be part of your neighbourhood
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {cards.map(({ title, href, glyph, tone }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => join(href)}
              className="card flex w-full items-center gap-3 p-4 text-left text-lg font-bold transition-colors hover:border-leaf hover:bg-leaf-soft"
            >
              <span className={`grid size-12 shrink-0 place-items-center rounded-md ${tones[tone]}`}>
                <CategoryGlyph glyph={glyph} />
              </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <Suspense>
          <ConfirmDialog
            open
            title="Log out and register?"
            confirm="Log out and go on"
            cancel="Stay logged in"
            onConfirm={() => void leaveFor(wanted)}
            onCancel={() => setWanted(null)}
          >
            Registering makes a new account, so you will be logged out of this one first.
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}
