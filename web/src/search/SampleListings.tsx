import { useId } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { useSettings } from '../api/boot';
import { gridClasses } from '../shops/cards/ShopGrid';
import { CategoryGlyph } from '../ui/art/CategoryGlyph';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/Button';
import { tones } from '../ui/tones';
import { say } from '../say';

const samples = [
  'Sparkle Dry Cleaners',
  'Fresh Fold Laundry',
  'White Lily Dry Cleaning',
  'Corner Wash & Iron',
];

/** Shown where nothing was found: samples, if there is demo data; otherwise an invitation to the first owner. */
export function SampleListings() {
  const { demoShopId } = useSettings();
  return demoShopId === null ? <FirstOwner /> : <Samples />;
}

function FirstOwner() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 pt-4 text-center">
      Do you have a shop or a service here? Be the first.
      <ButtonLink variant="secondary" href={paths.typeChoice}>
        List your shop
      </ButtonLink>
    </p>
  );
}

/** They do not exist, so they cannot be called, and they say nothing that looks true. */
function Samples() {
  const title = useId();
  return (
    <section aria-labelledby={title} className="pt-4">
      <h2 id={title} className="pb-4 text-xl">
        Sample listings
      </h2>
      <ul className={gridClasses}>
        {samples.map((name) => (
          <li key={name} className="@container card p-3">
            <div className="grid gap-3 @min-[16rem]:grid-cols-[7rem_minmax(0,1fr)]">
              <span className={`grid size-full min-h-16 place-items-center rounded-md ${tones.teal}`}>
                <CategoryGlyph glyph="shirt" size={32} />
              </span>
              <div className="grid gap-1">
                <h3 className="leading-snug">{say(name)}</h3>
                <p className="text-sm text-ink-soft">Dry cleaning & laundry</p>
                <div>
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
