import type { FormEvent } from 'react';
import { cityNames } from '@aaspaas/contract/places/city-names';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { FinderQuestion } from './finder-url';
import { labelOf, finderTexts } from './finder-texts';

interface FinderFormProps {
  readonly question: FinderQuestion;
  readonly isSearching: boolean;
  onSearch(asked: Pick<FinderQuestion, 'category' | 'city'>): void;
}

/** A plain GET form: it works before the scripts have loaded, and the url keeps what was searched. */
export function FinderForm({ question: { category, kind, city }, isSearching, onSearch }: FinderFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [asked, place] = [fields.get('category'), fields.get('city')];
    if (typeof asked !== 'string' || typeof place !== 'string' || asked.trim() === '') return;
    onSearch({ category: asked.trim(), city: place });
  };
  const options = cityNames.some((name) => name === city) ? cityNames : [city, ...cityNames];
  return (
    <form role="search" action="/ServiceFinder" onSubmit={onSubmit} className="card p-2">
      {kind === 'shop' && <input type="hidden" name="type" value="shop" />}
      <fieldset
        disabled={isSearching}
        className="grid grid-cols-[min(8.5rem,40%)_minmax(0,1fr)] gap-2 sm:flex"
      >
        <label className="flex items-center rounded-md border border-line px-2 sm:w-48">
          <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
          <span className="visually-hidden">City</span>
          <select name="city" defaultValue={city} className="min-h-11 w-full min-w-0 bg-card">
            {options.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <input
          type="search"
          name="category"
          aria-label="Search"
          placeholder={finderTexts[kind].placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          defaultValue={labelOf(category)}
          className="control min-w-0 flex-1"
        />
        <div className="col-span-2 grid">
          <Button type="submit" disabled={isSearching}>
            <Icon name="search" size={20} /> {isSearching ? 'Searching...' : 'Search'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
