import { cities } from '@aaspaas/contract/places/cities';
import { distanceKm, sayDistance } from '@aaspaas/contract/places/distance';
import { type Suggestion, suggest } from '@aaspaas/contract/search/calls';
import { citySpelled, citySpellings } from '@aaspaas/contract/search/city-spellings';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { placesDependency, shopsDependency, wordsDependency } from '../../http/shared-replies/dependencies';
import { cityKey } from '../city-key';
import { correctWords } from '../indexing/corrections';
import { readKindWanted } from '../kind-wanted';
import { placeOf } from '../../places/find-place';
import { beginsTrade, suggestMeant, suggestTrades } from './suggest-trades';
import { scopesOf } from '../scope';
import { type NamedShop, type NameSearch, shopsNamed, shopsSounding } from './queries';

const mostSuggestions = 8;
const mostWords = 6;

/** Two letters suggest names of the place, three those of anywhere, where no place is known. */
const lettersForHere = 2;
const lettersForAnywhere = 3;

interface Place extends Pick<NameSearch, 'scope' | 'kind'> {
  /** The key of the town that it is in. */
  readonly town: string | null;
}

export const searchRoutes = [
  route(
    suggest,
    async ({ db, body, dependsOn }) => {
      dependsOn(shopsDependency, wordsDependency, placesDependency);
      const chosen = await placeOf(db, body.at);
      const city = (chosen?.city ?? body.city)?.trim() || null;
      const [scope] = scopesOf({ place: chosen, city, position: null, withinKm: null }).scopes;
      const kind = readKindWanted(body.sh_shop_or_service);
      const place = { scope, kind, town: city && cityKey(city) };
      const said = searchWords(body.text);
      const words = said.slice(0, mostWords);
      const list = await suggestFor(db, words, place);
      if (list.length > 0) return { result: true, list };
      const meant = suggestMeant(said);
      if (meant.length > 0) return { result: true, list: meant };
      const [corrected] = await correctWords(db, words, [...words.keys()], false);
      return { result: true, list: corrected ? await suggestFor(db, corrected, place) : [] };
    },
    { isList: true },
  ),
];

async function suggestFor(db: Db, words: readonly string[], place: Place): Promise<Suggestion[]> {
  const text = words.join(' ');
  const [trades, cities] = [suggestTrades(text), suggestCities(text)];
  const named = await namesFor(db, words, place, mostSuggestions - trades.length - cities.length);
  // The beginning of a business's name is no slip.
  const isName = named.some(({ name }) => ` ${searchKey(name)}`.includes(` ${text}`)) && !beginsTrade(text);
  return [...(isName ? [] : trades), ...cities, ...named.map((shop) => presentNamed(shop, place))];
}

async function namesFor(db: Db, words: readonly string[], place: Place, limit: number): Promise<NamedShop[]> {
  const letters = words.join('').length;
  if (letters < (place.town === null ? lettersForAnywhere : lettersForHere)) return [];
  const wanted = { ...place, words, limit };
  const found = await shopsNamed(db, wanted);
  return found.length > 0 || letters < lettersForAnywhere ? found : shopsSounding(db, wanted);
}

const mostCities = 3;

/** More than one letter, because every city begins with one. */
const fewestLetters = 2;

/** The cities that a text may become, by any of their names: 'bomb' is Mumbai. */
function suggestCities(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < fewestLetters) return [];
  const begins = (spelling: string) => ` ${spelling}`.includes(` ${key}`);
  const meant = new Set(citySpellings.filter(begins).map(citySpelled));
  return cities
    .filter((city) => meant.has(city))
    .slice(0, mostCities)
    .map(({ name, state }) => ({ kind: 'place', label: name, hint: state, address: null }));
}

/** The hint is 'Bakery · Malleshwaram · 900 m', or for a business in another city 'Bakery · Kochi'. */
function presentNamed(shop: NamedShop, { scope: { near }, town }: Place): Suggestion {
  const place = shop.city_key === town ? partOfTown(shop.address) || shop.city : shop.city;
  const distance = near && shop.is_pinned ? sayDistance(distanceKm(near, shop)) : null;
  return {
    kind: 'shop',
    label: shop.name,
    hint: [shop.category, place, distance].filter(Boolean).join(' · '),
    address: shopPath({ sh_id: shop.id, sh_name: shop.name }),
  };
}

/** The last part of an address without its PIN code: Malleshwaram in 'No. 42, Sampige Road, Malleshwaram - 560003'. */
function partOfTown(address: string): string {
  const last = (address.split(',').at(-1) ?? '').trimEnd();
  const place = last.replace(/\d{3}\s?\d{3}$/, '').trimEnd();
  return (place.length < last.length && place.endsWith('-') ? place.slice(0, -1) : place).trim();
}
