import { useId } from 'react';
import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../../current-url/url';
import { KeptFields } from '../../search/KeptFields';
import { chips } from './finder-texts';
import { questionOf } from './finder-url';

interface FinderChipsProps {
  readonly url: PageUrl;
  readonly isSearching: boolean;
}

/** Frequent searches, as buttons of plain GET forms. A chip that names shops searches shops, whatever was searched. */
export function FinderChips({ url, isSearching }: FinderChipsProps) {
  const { category } = questionOf(url);
  const isActive = (chip: string) => chip.toLowerCase() === category.toLowerCase();
  const [title, shops] = [useId(), useId()];
  return (
    <>
      <form id={shops} action={paths.finder} hidden>
        <input type="hidden" name="type" value="shop" />
        <KeptFields url={url} except={['category', 'type']} />
      </form>
      <form
        action={paths.finder}
        aria-labelledby={title}
        className="lg:col-span-2 lg:flex lg:items-center lg:gap-3"
      >
        <KeptFields url={url} except={['category', 'type']} />
        <h2 id={title} className="text-base font-semibold">
          Frequently Searched Items
        </h2>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:flex-wrap">
          {chips.map(({ label, kind }) => (
            <button
              key={label}
              type="submit"
              form={kind === 'shop' ? shops : undefined}
              name="category"
              value={label}
              disabled={isSearching}
              aria-pressed={isActive(label)}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 font-medium disabled:opacity-50 ${isActive(label) ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`}
            >
              {label}
            </button>
          ))}
        </div>
      </form>
    </>
  );
}
