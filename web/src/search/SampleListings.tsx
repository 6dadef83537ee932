import { useId } from 'react';
import { Badge } from '../ui/Badge';
import { CategoryGlyph } from '../ui/art/CategoryGlyph';
import { Rating } from '../ui/stars/Rating';
import { tones } from '../ui/tones';
import { cardOf } from '../shops/cards/card-view';
import { gridClasses } from '../shops/cards/ShopGrid';

const sample = (sh_name: string, distance: string) =>
  cardOf({ sh_name, distance, sh_opening_hours: 'Open 7 am to 9 pm', sh_ratings: 4.5, sh_review_count: 120 });

const samples = [
  sample('Sparkle Dry Cleaners', '1.2 km'),
  sample('Fresh Fold Laundry', '1.5 km'),
  sample('White Lily Dry Cleaning', '1.8 km'),
  sample('Corner Wash & Iron', '2.1 km'),
];

/** Sample listings, if there is none to show. They cannot be called, because they do not exist. */
export function SampleListings() {
  const title = useId();
  return (
    <section aria-labelledby={title} className="pt-4">
      <h2 id={title} className="pb-4 text-xl">
        Sample listings
      </h2>
      <ul className={gridClasses}>
        {samples.map(({ name, distance, hours, rating, reviews }) => (
          <li key={name} className="@container card p-3">
            <div className="grid gap-3 @min-[16rem]:grid-cols-[7rem_minmax(0,1fr)]">
              <span className={`grid size-full min-h-16 place-items-center rounded-md ${tones.teal}`}>
                <CategoryGlyph glyph="shirt" size={32} />
              </span>
              <div className="grid gap-1">
                <h3 className="leading-snug">{name}</h3>
                <p className="text-sm text-ink-soft">Dry cleaning & laundry · {distance}</p>
                <p className="text-sm">{hours}</p>
                <div className="flex flex-wrap items-center gap-3">
                  <Rating average={rating} count={reviews} />
                  <Badge tone="plum">Sample</Badge>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
