import type { ReactNode } from 'react';
import { StreetScene } from '../ui/art/StreetScene';
import { Button } from '../ui/Button';

interface HeroProps {
  /** The search form, passed in by the page. */
  readonly search: ReactNode;
  /** After a search the results come first, so the street is left out. */
  readonly isSearchOnly: boolean;
}

export function Hero({ search, isSearchOnly }: HeroProps) {
  if (isSearchOnly) return <section className="mx-auto max-w-3xl px-4 pt-2 sm:pt-4">{search}</section>;
  return (
    <section className="overflow-x-clip pt-8 sm:pt-12">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 pb-6 text-center">
        <h1 className="text-4xl">Shop Local, Sell Local, Grow Together</h1>
        <p className="max-w-xl text-lg text-ink-soft">
          Find the shop, the repairman or the delivery partner around the corner, and talk to them directly.
        </p>
        <form action="/">
          <Button type="submit" size="large" name="open" value="login">
            Get started now
          </Button>
        </form>
        <div className="w-full pt-2">{search}</div>
      </div>
      <StreetScene />
    </section>
  );
}
