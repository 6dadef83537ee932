import { type FormEvent, useState } from 'react';
import { navigate } from '../router/address';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

interface SearchFormProps {
  /** The page that shows the result. */
  readonly action: string;
  readonly search: string;
  readonly city: string;
}

/** A plain GET form: it works before the scripts have come, and the address keeps what was asked. */
export function SearchForm({ action, search, city }: SearchFormProps) {
  const [text, setText] = useState(search);
  const [place, setPlace] = useState(city);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ ...(text.trim() && { search: text.trim() }), city: place });
    navigate(`${action}?${query}`);
  };
  const options = cityNames.some((name) => name === city) ? cityNames : [city, ...cityNames];
  return (
    <form role="search" action={action} onSubmit={onSubmit} className="card grid gap-2 p-2 text-left sm:flex">
      <label className="flex items-center gap-1 rounded-md border border-line px-2 sm:w-48">
        <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
        <span className="visually-hidden">City</span>
        <select
          name="city"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          className="min-h-11 w-full bg-card"
        >
          {options.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <input
        type="search"
        name="search"
        aria-label="Search"
        placeholder="Search Services, Shops ..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="control flex-1"
      />
      <Button type="submit">
        <Icon name="search" size={20} /> Search
      </Button>
    </form>
  );
}
