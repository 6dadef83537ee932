import type { FinderQuestion } from './finder-url';
import { defaultCity } from './finder-url';
import { chips } from './finder-texts';

interface FinderChipsProps {
  readonly question: FinderQuestion;
  readonly isSearching: boolean;
}

/** Frequent searches, as buttons of a plain GET form. */
export function FinderChips({ question: { category, kind, city }, isSearching }: FinderChipsProps) {
  const isActive = (chip: string) => chip.toLowerCase() === category.toLowerCase();
  return (
    <form action="/ServiceFinder" aria-labelledby="often" className="mx-auto max-w-6xl px-4 pt-4">
      <h2 id="often" className="pb-2 text-lg">
        Frequently Searched Items
      </h2>
      {kind === 'shop' && <input type="hidden" name="type" value="shop" />}
      {city !== defaultCity && <input type="hidden" name="city" value={city} />}
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <button
            key={chip}
            type="submit"
            name="category"
            value={chip}
            disabled={isSearching}
            aria-pressed={isActive(chip)}
            className={`inline-flex min-h-11 items-center rounded-full border px-4 font-medium disabled:opacity-50 ${isActive(chip) ? 'border-leaf bg-leaf text-on-leaf' : 'border-control bg-card hover:bg-leaf-soft'}`}
          >
            {chip}
          </button>
        ))}
      </div>
    </form>
  );
}
