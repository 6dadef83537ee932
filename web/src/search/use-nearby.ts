import { amendUrl, useUrl } from '../current-url/url';
import { rememberCity } from '../places/remember-city';
import { listWith } from './list-urls';
import { useSearchPlace } from './use-search-place';

/** What the home of people who are signed in knows: the place, and the search in it. */
export function useNearby() {
  const url = useUrl();
  const { place, chosen, location, refresh, isExample, name } = useSearchPlace(true);
  const city = url.query.get('city')?.trim() ?? '';
  const onCity = (next: string) => {
    if (next) rememberCity(next);
    amendUrl(listWith(url, { city: next, at: null }));
  };
  const note = { example: isExample ? name : null, onRefresh: refresh };
  return { chosen, place, location, note, action: url.path, city, onCity };
}
