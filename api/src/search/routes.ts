import { type Suggestion, suggest } from '@aaspaas/contract/search/calls';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../db/open';
import { route } from '../http/route';
import { placesTopic, shopsTopic, wordsTopic } from '../http/shared-replies/topics';
import { cityKey } from './city-key';
import { correctWords } from './corrections';
import { readKindWanted } from './kind-wanted';
import { placeOf } from './place-of';
import { presentNamed } from './present';
import { suggestCities } from './suggest-cities';
import { beginsTrade, suggestTrades } from './suggest-trades';
import { measuredFrom } from './where';
import { type NamedShop, type NameSearch, shopsNamed, shopsSounding } from './queries';

const mostSuggestions = 8;
const mostWords = 6;

/** Two letters suggest names of the chosen city, three also those of other places. */
const lettersForHere = 2;
const lettersForElsewhere = 3;

type Place = Pick<NameSearch, 'cityKey' | 'near' | 'kind'>;

export const searchRoutes = [
  route(
    suggest,
    async ({ db, body, dependsOn }) => {
      dependsOn(shopsTopic, wordsTopic, placesTopic);
      const chosen = await placeOf(db, body.at);
      const city = chosen?.city ?? body.city ?? '';
      const place = {
        cityKey: city.trim() ? cityKey(city) : null,
        near: measuredFrom(chosen),
        kind: readKindWanted(body.sh_shop_or_service),
      };
      const words = searchWords(body.text).slice(0, mostWords);
      const list = await suggestFor(db, words, place);
      if (list.length > 0) return { result: true, list };
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
  // The beginning of somebody's name is no slip.
  const isName = named.some(({ name }) => ` ${searchKey(name)}`.includes(` ${text}`)) && !beginsTrade(text);
  return [...(isName ? [] : trades), ...cities, ...named.map((shop) => presentNamed(shop, place.cityKey))];
}

async function namesFor(db: Db, words: readonly string[], place: Place, limit: number): Promise<NamedShop[]> {
  const letters = words.join('').length;
  if (letters < lettersForHere) return [];
  const wanted = { ...place, words, limit };
  const here = place.cityKey === null ? [] : await shopsNamed(db, wanted);
  if (here.length === limit || letters < lettersForElsewhere) return here;
  const anywhere = await shopsNamed(db, { ...wanted, cityKey: null });
  const found = [...here, ...anywhere];
  const all = found.length > 0 ? found : await shopsSounding(db, { ...wanted, cityKey: null });
  return [...new Map(all.map((shop) => [shop.id, shop])).values()].slice(0, limit);
}
