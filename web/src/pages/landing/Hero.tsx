import type { ReactNode } from 'react';
import { StreetScene } from './StreetScene';
import { Needs } from './Needs';

interface HeroProps {
  /** The search form, passed in by the page. */
  readonly search: ReactNode;
  /** After a search the results come first, so the street is left out. */
  readonly isSearchOnly: boolean;
}

export function Hero({ search, isSearchOnly }: HeroProps) {
  if (isSearchOnly) return <section className="mx-auto max-w-3xl px-4 pt-2 sm:pt-4">{search}</section>;
  return (
    <section className="overflow-x-clip pt-4 sm:pt-10">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-3 px-4 text-center sm:gap-4">
        <h1 className="text-2xl *:inline-block sm:text-4xl">
          <span>Shop Local,</span> <span>Sell Local,</span> <span>Grow Together</span>
        </h1>
        <p className="max-w-xl text-ink-soft max-sm:hidden sm:text-lg">
          Find the shop, the repairman or the delivery partner around the corner, and talk to them directly.
        </p>
        <div className="w-full">{search}</div>
      </div>
      <Needs />
      <StreetScene />
    </section>
  );
}
