import type { ReactNode } from 'react';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { say, sayName } from '../../say';

interface AgentSearchProps {
  readonly action: string;
  readonly search: string;
  /** As in the url: empty for where the visitor is. */
  readonly city: string;
  /** The visitor's place in words. */
  readonly here: string;
  onCity(city: string): void;
  readonly children: ReactNode;
}

/** A plain GET form: it works before the scripts have loaded, and the url keeps what was searched. */
export function AgentSearch({ action, search, city, here, onCity, children }: AgentSearchProps) {
  const isListed = city === '' || cityNames.some((name) => name === city);
  return (
    <form role="search" action={action} className="card p-2">
      <div className="flex flex-wrap gap-2">
        <label className="flex grow basis-28 items-center gap-1 framed px-2 sm:max-w-64">
          <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong max-sm:hidden" />
          <span className="visually-hidden">Location</span>
          <select
            name="city"
            value={city}
            onChange={(event) => onCity(event.target.value)}
            className="min-h-11 w-full min-w-0 bg-card"
          >
            <option value="">{here}</option>
            {!isListed && <option value={city}>{sayName(city)}</option>}
            {cityNames.map((name) => (
              <option key={name} value={name}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <input
          // A new search changes the url and with it the key; until then the field is uncontrolled.
          key={search}
          type="search"
          name="search"
          aria-label="Search agents"
          placeholder="Name, vehicle or area"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          defaultValue={search}
          className="control grow basis-28"
        />
        <Button type="submit" aria-label="Search">
          <Icon name="search" size={20} /> <span className="max-sm:hidden">Search</span>
        </Button>
      </div>
      {children}
    </form>
  );
}
