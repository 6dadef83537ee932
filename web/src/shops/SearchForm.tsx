import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useState } from 'react';
import { navigate } from '../router/address';
import { cities, findCity } from '@aaspaas/contract/places/cities';
import { Button } from '../ui/Button';

interface SearchFormProps {
  /** The page that shows the result. */
  readonly action: string;
  readonly search: string;
  readonly city: string;
}

/** A plain GET form: it works before the scripts have come, and the address keeps what was asked. */
export function SearchForm({ action, search, city }: SearchFormProps) {
  const [text, setText] = useState(search);
  const [place, setPlace] = useState(findCity(city)?.name ?? city);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ ...(text.trim() && { search: text.trim() }), city: place });
    navigate(`${action}?${query}`);
  };
  return (
    <form role="search" action={action} onSubmit={onSubmit} className="card grid gap-2 p-2 text-left sm:flex">
      <label className="flex items-center gap-1 rounded-md border border-line px-2 sm:w-48">
        <IconMapPin aria-hidden size={20} className="shrink-0 text-brick-strong" />
        <span className="visually-hidden">City</span>
        <select
          name="city"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          className="min-h-11 w-full bg-card"
        >
          {(findCity(place)
            ? cities.map(({ name }) => name)
            : [place, ...cities.map(({ name }) => name)]
          ).map((name) => (
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
        <IconSearch aria-hidden size={20} /> Search
      </Button>
    </form>
  );
}
