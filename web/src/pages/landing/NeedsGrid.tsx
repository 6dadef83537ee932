import { carryPlace, cityInUrl, placeInUrl } from '../../places/place-in-urls';
import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../../current-url/url';
import { Scene } from '../../ui/art/Scene';
import type { Glyph } from '@aaspaas/contract/shops/categories';
import { say } from '../../say';

/** A scene for each need: one tap leads to who serves it near the chosen place. */
export function NeedsGrid() {
  const url = useUrl();
  const here = (href: string) => carryPlace(href, placeInUrl(url), cityInUrl(url));
  const page = paths.isAt(url.path, paths.userHome) ? url.path : '/';
  return (
    <nav
      aria-label="What do you need?"
      className="mx-auto w-full max-w-5xl px-2 pt-1.5 pb-0.5 sm:px-4 sm:py-4"
    >
      <ul className="needs">
        {needs.map(({ label, scene, isUrgent }) => (
          <li key={label}>
            <a
              href={here(`${page}?search=${encodeURIComponent(label)}${isUrgent ? '&now=open' : ''}`)}
              className="need grid justify-items-center rounded-md p-1 text-center text-sm leading-tight font-medium"
            >
              <Scene name={scene} />
              {say(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Need {
  /** Also what it searches for: a trade that search knows. */
  readonly label: string;
  readonly scene: Glyph;
  /** Wanted at once, so that only what is open is listed; the others are booked ahead. */
  readonly isUrgent?: boolean;
}

/** What people want most, in the words in which they want it. */
const needs: readonly Need[] = [
  { label: 'Plumber', scene: 'wrench', isUrgent: true },
  { label: 'Electrician', scene: 'plug', isUrgent: true },
  { label: 'AC repair', scene: 'snow', isUrgent: true },
  { label: 'Mobile repair', scene: 'phone', isUrgent: true },
  { label: 'Grocery', scene: 'basket', isUrgent: true },
  { label: 'Medical', scene: 'heart', isUrgent: true },
  { label: 'Restaurant', scene: 'thali', isUrgent: true },
  { label: 'Bakery', scene: 'bread', isUrgent: true },
  { label: 'Salon', scene: 'scissors' },
  { label: 'Tailor', scene: 'needle' },
  { label: 'Cleaning', scene: 'broom' },
  { label: 'Tuition', scene: 'cap' },
];
