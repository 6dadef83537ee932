import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SearchBox } from './SearchBox';

interface SearchFormProps {
  /** The page that shows the results. */
  readonly action: string;
  readonly search: string;
  /** Empty for where the visitor is, if that can be chosen. */
  readonly city: string;
  /** The visitor's place in words, as a choice beside the listed cities. */
  readonly here?: string | undefined;
  readonly isDetecting?: boolean;
  readonly kind?: 'shop' | 'service' | null | undefined;
  onCity(city: string): void;
  readonly children?: ReactNode;
}

/** A plain GET form: it works before the scripts have loaded, and the url keeps what was searched. */
export function SearchForm({
  action,
  search,
  city,
  here,
  isDetecting,
  kind,
  onCity,
  children,
}: SearchFormProps) {
  const select = useRef<HTMLSelectElement>(null);
  // A city may have been chosen before the scripts loaded.
  const onStart = useEffectEvent(() => {
    if (select.current && select.current.value !== city) onCity(select.current.value);
  });
  useEffect(() => onStart(), []);
  const isListed = city === '' || cityNames.some((name) => name === city);
  return (
    <form role="search" action={action} className="card p-2 text-left">
      <fieldset disabled={isDetecting} className="grid gap-2 sm:flex">
        <label className="flex flex-1 items-center gap-1 rounded-md border border-line px-2">
          <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
          <span className="visually-hidden">Location</span>
          <select
            ref={select}
            name="city"
            value={city}
            onChange={(event) => onCity(event.target.value)}
            className="min-h-11 w-full bg-card"
          >
            {here && <option value="">{here}</option>}
            {!isListed && <option>{city}</option>}
            {cityNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <SearchBox key={search} search={search} city={city} kind={kind} onCity={onCity} />
        <Button type="submit">
          <Icon name="search" size={20} /> Search
        </Button>
      </fieldset>
      {children}
    </form>
  );
}
