import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { useUrl } from '../current-url/url';
import { Button } from '../ui/Button';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { Icon } from '../ui/Icon';
import { useIsHydrating } from '../ui/loading/hydration';
import { KeptFields } from './KeptFields';
import { SearchBox } from './SearchBox';

/** The last choice of the dropdown, which only a script understands. */
const other = '…';

interface SearchFormProps {
  /** The page that shows the results. */
  readonly action: string;
  readonly search: string;
  /** Empty for the visitor's position, if that can be chosen. */
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
  const url = useUrl();
  const select = useRef<HTMLSelectElement>(null);
  const { open } = useUrlDialog();
  const isHydrating = useIsHydrating();
  // A city may have been chosen before the scripts loaded.
  const onStart = useEffectEvent(() => {
    if (select.current && select.current.value !== city) onCity(select.current.value);
  });
  useEffect(() => onStart(), []);
  const isListed = city === '' || cityNames.some((name) => name === city);
  // Above results it is one line, on phones too.
  const isLine = search !== '';
  return (
    <form role="search" action={action} className={`card text-left ${isLine ? 'p-1.5 sm:p-2' : 'p-2'}`}>
      <KeptFields url={url} except={['search', 'city', ...(city ? ['at'] : [])]} />
      <fieldset
        disabled={isDetecting}
        className={isLine ? 'flex flex-wrap gap-1.5 sm:flex-nowrap sm:gap-2' : 'grid gap-2 sm:flex'}
      >
        <label
          className={`relative flex items-center gap-1 framed px-2 ${isLine ? 'max-sm:w-11 max-sm:shrink-0 max-sm:justify-center sm:flex-1' : 'flex-1'}`}
        >
          <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
          <span className="visually-hidden">Location</span>
          <select
            ref={select}
            name="city"
            value={city}
            onChange={(event) => (event.target.value === other ? open('place') : onCity(event.target.value))}
            className={`min-h-11 w-full bg-card ${isLine ? 'max-sm:absolute max-sm:inset-0 max-sm:opacity-0' : ''}`}
          >
            {here && <option value="">{here}</option>}
            {!isListed && <option>{city}</option>}
            {cityNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
            {!isHydrating && <option value={other}>PIN code, area or town …</option>}
          </select>
        </label>
        <SearchBox key={search} search={search} city={city} kind={kind} onCity={onCity} />
        <Button type="submit" {...(isLine && { 'aria-label': 'Search' })}>
          <Icon name="search" size={20} />
          <span className={isLine ? 'max-sm:hidden' : undefined}>Search</span>
        </Button>
      </fieldset>
      {children}
    </form>
  );
}
