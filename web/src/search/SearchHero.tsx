import { useLayoutEffect, useRef } from 'react';
import type { Place } from '@aaspaas/contract/places/place';
import { LocationNote } from '../places/LocationNote';
import type { VisitLocation } from '../places/visit-location';
import { sayHere } from './say-here';
import { SearchForm } from './SearchForm';

interface SearchHeroProps {
  readonly action: string;
  readonly search: string;
  /** As in the url; empty for the visitor's position. */
  readonly city: string;
  readonly kind: 'shop' | 'service' | null;
  readonly location: VisitLocation;
  readonly chosen: Place | null;
  /** The city that is shown while nobody has said where to look. */
  readonly example: string | null;
  onCity(city: string): void;
  onRefresh(): void;
}

/** The top of the home, shops and services pages: a search that knows the visitor's location. */
export function SearchHero({ search, location, chosen, example, onRefresh, ...form }: SearchHeroProps) {
  const isDetecting = location.state === 'detecting';
  const hero = useKeepFocus(isDetecting);
  return (
    <section ref={hero} className="border-b border-line bg-leaf-soft px-4 py-5 sm:py-8">
      <div className="mx-auto grid max-w-3xl gap-4">
        <h1 className="text-center text-2xl font-bold sm:text-3xl">Find Shops & Services Near You.</h1>
        <SearchForm {...form} search={search} isDetecting={isDetecting} here={sayHere(location, chosen)}>
          <LocationNote location={location} example={example} onRefresh={onRefresh} />
        </SearchForm>
      </div>
    </section>
  );
}

/** A control loses the focus when it is disabled; this gives it back. */
function useKeepFocus(isDetecting: boolean) {
  const hero = useRef<HTMLElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const here = hero.current;
    if (isDetecting) {
      held.current = here?.contains(document.activeElement) ? document.activeElement : null;
    } else if (held.current && document.activeElement === document.body) {
      // The button that asks again is removed when it has succeeded.
      const next = held.current.isConnected ? held.current : here?.querySelector('select');
      if (next instanceof HTMLElement) next.focus();
    }
  }, [isDetecting]);
  return hero;
}
