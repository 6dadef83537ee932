import { useId, useRef, useState } from 'react';
import { wearSheet } from '../ui/sheet';
import type { Suggestions } from './Suggestions';

interface SearchBoxProps {
  readonly search: string;
  readonly city: string;
  readonly kind: 'shop' | 'service' | null | undefined;
  onCity(city: string): void;
}

/** Left to the browser, so that what was typed before the scripts came stays. */
export function SearchBox({ search, ...where }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [Shown, setShown] = useState<typeof Suggestions>();
  // Without them one can still search.
  const loadSuggestions = () => {
    Promise.all([import('./Suggestions'), wearSheet('whole')]).then(
      ([late]) => setShown(() => late.Suggestions),
      () => {},
    );
  };
  return (
    <div className="relative flex-1">
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        aria-autocomplete="list"
        name="search"
        aria-label="Search"
        placeholder="Search Services, Shops ..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={search}
        onFocus={loadSuggestions}
        className="control"
      />
      {Shown && <Shown id={id} box={box} {...where} />}
    </div>
  );
}
