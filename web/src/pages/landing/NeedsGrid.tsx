import * as paths from '@aaspaas/contract/paths';
import { useUrl } from '../../current-url/url';
import { carryPlace, cityInUrl, placeInUrl } from '../../places/place-in-urls';
import { useSession } from '../../session/session';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { tones } from '../../ui/tones';
import type { Glyph, Tone } from '@aaspaas/contract/shops/categories';

/** A picture for each need: one tap leads to who serves it near the chosen place. */
export function NeedsGrid() {
  const url = useUrl();
  const here = (href: string) => carryPlace(href, placeInUrl(url), cityInUrl(url));
  const { user } = useSession();
  const page = paths.isAt(url.path, paths.userHome) ? url.path : '/';
  return (
    <nav aria-label="What do you need?" className="mx-auto w-full max-w-3xl px-4 py-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1 sm:grid-cols-6">
        {needs.map(({ label, glyph, tone, isUrgent }) => (
          <li key={label}>
            <a
              href={here(`${page}?search=${encodeURIComponent(label)}${isUrgent ? '&now=open' : ''}`)}
              className="grid justify-items-center gap-1 rounded-md py-1.5 text-center text-sm leading-tight font-medium hover:bg-leaf-soft"
            >
              <span className={`grid size-12 place-items-center rounded-md ${tones[tone]}`}>
                <CategoryGlyph glyph={glyph} />
              </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2 pt-2">
        <a href={here(`${paths.shops}?now=open`)} className={wayClasses}>
          <Icon name="clock" size={20} /> Near me, open now
        </a>
        {!user && (
          <a href={paths.typeChoice} className={wayClasses}>
            <Icon name="building-store" size={20} /> List your shop
          </a>
        )}
      </div>
      {page === '/' && (
        // Searching comes first, so this is a second button of the page.
        <form action="/" className="pt-4 text-center">
          <Button type="submit" variant="secondary" size="large" name="open" value="welcome">
            Get started now
          </Button>
        </form>
      )}
    </nav>
  );
}

/** Both fit beside each other on a phone. */
const wayClasses =
  'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-md border border-control bg-card px-2 text-sm font-semibold whitespace-nowrap hover:border-leaf hover:bg-leaf-soft sm:flex-none sm:px-4';

interface Need {
  /** Also what it searches for: a trade that search knows. */
  readonly label: string;
  readonly glyph: Glyph;
  readonly tone: Tone;
  /** Wanted at once, so that only what is open is listed; the others are booked ahead. */
  readonly isUrgent?: boolean;
}

/** What people want most, in the words in which they want it. */
const needs: readonly Need[] = [
  { label: 'Plumber', glyph: 'wrench', tone: 'indigo', isUrgent: true },
  { label: 'Electrician', glyph: 'plug', tone: 'marigold', isUrgent: true },
  { label: 'AC repair', glyph: 'snow', tone: 'teal', isUrgent: true },
  { label: 'Mobile repair', glyph: 'phone', tone: 'indigo', isUrgent: true },
  { label: 'Grocery', glyph: 'basket', tone: 'leaf', isUrgent: true },
  { label: 'Medical', glyph: 'heart', tone: 'teal', isUrgent: true },
  { label: 'Restaurant', glyph: 'thali', tone: 'brick', isUrgent: true },
  { label: 'Bakery', glyph: 'bread', tone: 'marigold', isUrgent: true },
  { label: 'Salon', glyph: 'scissors', tone: 'plum' },
  { label: 'Tailor', glyph: 'needle', tone: 'brick' },
  { label: 'Cleaning', glyph: 'broom', tone: 'teal' },
  { label: 'Tuition', glyph: 'cap', tone: 'brick' },
];
