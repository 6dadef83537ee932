import { useUrl } from '../../current-url/url';
import { carryPlace, cityInUrl, placeInUrl } from '../../places/place-in-urls';
import { CategoryGlyph } from '../../ui/art/CategoryGlyph';
import { Icon } from '../../ui/Icon';
import { tones } from '../../ui/tones';
import { needs } from './needs';

/** A picture for each need: one tap leads to who serves it near the chosen place. */
export function NeedsGrid() {
  const url = useUrl();
  const here = (href: string) => carryPlace(href, placeInUrl(url), cityInUrl(url));
  const page = /^\/userprofile/i.test(url.path) ? url.path : '/';
  return (
    <nav aria-label="What do you need?" className="mx-auto w-full max-w-3xl px-4 py-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1 sm:grid-cols-6">
        {needs.map(({ label, search, glyph, tone, isUrgent }) => (
          <li key={label}>
            <a
              href={here(`${page}?search=${encodeURIComponent(isUrgent ? `${search} open now` : search)}`)}
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
      <a
        href={here('/NearbyShop?now=open')}
        className="mt-2 flex min-h-11 sm:mx-auto sm:w-fit items-center justify-center gap-2 rounded-md border border-control bg-card px-4 font-semibold hover:border-leaf hover:bg-leaf-soft"
      >
        <Icon name="clock" size={20} /> Near me, open now
      </a>
    </nav>
  );
}
