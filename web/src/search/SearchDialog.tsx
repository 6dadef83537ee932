import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import { amendUrl, navigate, useUrl } from '../current-url/url';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { cityInUrl, isSearchingPage } from '../places/place-in-urls';
import { rememberCity } from '../places/remember-city';
import { useSession } from '../session/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { Icon } from '../ui/Icon';
import { askedOf } from './asked';
import { FrequentSearches } from './FrequentSearches';
import { NeedChips } from './NeedChips';
import { listWith, searchedAs } from './list-urls';
import { sayHere } from './say-here';
import { PlaceSelect } from './PlaceSelect';
import { SearchBox } from './SearchBox';
import { useIsSearching } from './searching';
import { useSearchPlace } from './use-search-place';

/** The search over any page, with its place: what was asked there, or of shops and services together. */
export function SearchDialog() {
  const url = useUrl();
  const { user } = useSession();
  const { close } = useUrlDialog();
  const form = useRef<HTMLFormElement>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const where = useSearchPlace(false);
  const asked = askedOf(url) ?? { text: '', kind: null, field: 'search' as const };
  const isList = askedOf(url) !== null;
  const isFinder = asked.field === 'category';
  const isSearching = useIsSearching() && isFinder;
  const isDetecting = where.location.state === 'detecting';
  const city = cityInUrl(url);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const home = { path: user ? paths.userHome : '/', query: new URLSearchParams() };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = form.current?.querySelector('input')?.value.trim() ?? '';
    // Without words there is nothing to search; in a search that there was, they clear it.
    if (!text && (isFinder || !asked.text)) return;
    // Replaces the sheet in the history, so that Back leads to the page below it.
    navigate(searchedAs(isList ? url : home, text), { replace: true });
  };
  const onCity = (next: string) => {
    if (next) rememberCity(next);
    if (isSearchingPage(url.path)) amendUrl(listWith(url, { city: next, at: null }));
  };
  return (
    <Dialog open title="Find Shops & Services Near You." onClose={close}>
      {/* As high as it can be, whatever is below the box, which stays where it is while one types. */}
      <form
        ref={form}
        role="search"
        action={isList && !isFinder ? url.path : home.path}
        onSubmit={onSubmit}
        className="min-h-[min(82dvh,36rem)] pt-1"
      >
        <fieldset disabled={isDetecting || isSearching} className="grid gap-2">
          <div className="flex gap-2">
            <SearchBox
              search={asked.text}
              city={city}
              kind={asked.kind}
              panel={panel}
              placeholder={isFinder ? inFinder[asked.kind ?? 'service'] : 'Search Services, Shops ...'}
              onCity={onCity}
            />
            <Button type="submit">
              <Icon name="search" size={20} />
              <span className="visually-hidden">{isSearching ? 'Searching...' : 'Search'}</span>
            </Button>
          </div>
          <PlaceSelect city={city} here={sayHere(where.location, where.chosen)} onCity={onCity} />
          <div ref={setPanel} className="peer" />
          <div className="peer-has-[[role=option]:nth-child(4)]:hidden">
            {isFinder ? <FrequentSearches url={url} active={asked.text} /> : <NeedChips />}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}

const inFinder = { shop: 'Search shops...', service: 'Search services...' } as const;
