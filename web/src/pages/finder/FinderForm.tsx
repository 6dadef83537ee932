import type { FormEvent } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { cityNames } from '@aaspaas/contract/places/city-names';
import type { PageUrl } from '../../current-url/url';
import { KeptFields } from '../../search/KeptFields';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { finderTexts, labelOf } from './finder-texts';
import { defaultCity, questionOf } from './finder-url';

export interface Searched {
  readonly category: string;
  /** Absent if it was not changed. */
  readonly city?: string;
}

interface FinderFormProps {
  readonly url: PageUrl;
  /** The chosen place in words, if there is one. */
  readonly chosen: string | null;
  readonly isSearching: boolean;
  onSearch(asked: Searched): void;
}

/** A plain GET form: it works before the scripts have loaded, and the url keeps what was searched. */
export function FinderForm({ url, chosen, isSearching, onSearch }: FinderFormProps) {
  const { category, kind, ...question } = questionOf(url);
  const city = question.city || (chosen === null ? defaultCity : '');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [typed, place] = [fields.get('category'), fields.get('city')];
    if (typeof typed !== 'string' || typeof place !== 'string' || typed.trim() === '') return;
    // What the box shows for a category is its label; unchanged, it means that category.
    const asked = typed.trim() === labelOf(category) ? category : typed.trim();
    onSearch({ category: asked, ...(place !== city && { city: place }) });
  };
  const isListed = city === '' || cityNames.some((name) => name === city);
  return (
    <form role="search" action={paths.finder} onSubmit={onSubmit} className="card p-2">
      <KeptFields url={url} except={['category', 'city']} />
      <fieldset
        disabled={isSearching}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex sm:items-stretch"
      >
        <label className="col-span-2 flex items-center gap-1 framed px-2 sm:w-60">
          <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
          <span className="visually-hidden">City</span>
          <select name="city" defaultValue={city} className="min-h-11 w-full min-w-0 bg-card">
            {chosen !== null && <option value="">{chosen}</option>}
            {!isListed && <option>{city}</option>}
            {cityNames.map((name) => (
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
        <Button type="submit" disabled={isSearching}>
          <Icon name="search" size={20} /> {isSearching ? 'Searching...' : 'Search'}
        </Button>
      </fieldset>
    </form>
  );
}
