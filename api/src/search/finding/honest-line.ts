import type { ReplyOf } from '@aaspaas/contract/call';
import { distanceKm, sayDistance } from '@aaspaas/contract/places/distance';
import { named, Said, says } from '@aaspaas/contract/says';
import type { listShops } from '@aaspaas/contract/shops/calls';
import { atHour } from '@aaspaas/contract/shops/clock';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { categories } from '@aaspaas/contract/shops/categories';
import type { Answer } from './find-shops';
import type { Wanted } from './plan';
import { thin } from './tries';
import { reachKm, usualKm } from '../scope';
import { openingOf } from '../../shop-rows/opening';

export type ListReply = ReplyOf<typeof listShops>;

type Understood = NonNullable<ListReply['understood']>;

const mostNamed = 2;
const mostAlso = 4;

/** One sentence above the list, where nothing offers just what was asked for. */
export function honestLine(answer: Answer): Said | null {
  const { wanted, tier, isWider, isLater } = answer;
  const typed = wanted.text?.trim() ?? '';
  const nobody = nobodyOf(wanted);
  if (isLater) return laterOf(answer);
  if (isWider)
    return says('{nothing}. {nearest}', { nothing: nothingAt(answer), nearest: nearestOf(answer) });
  if (tier === 'category')
    return says('{nobody} lists "{typed}". {categories} {where}:', {
      nobody,
      typed,
      categories: namesOf(answer),
      where: whereOf(answer),
    });
  if (tier === 'words')
    return says('{nobody} lists all of "{typed}". These have a part of it:', { nobody, typed });
  return null;
}

const nothingAt = ({ from, wanted: { city } }: Answer): Said =>
  from
    ? says('Nothing within {km} km of {place}', { km: usualKm, place: named(from.name) })
    : says('Nothing in {town}', { town: city ? named(city) : says('this town') });

/** Only the page that begins with the nearest says how far that is. */
function nearestOf(answer: Answer): Said {
  const { sort, offset } = answer.wanted;
  const km = nearestKm(answer);
  if (km === null || sort === 'rating' || offset > 0) return says('The nearest:');
  const distance = sayDistance(km);
  return isFar(answer)
    ? says('The nearest is {distance} away.', { distance })
    : says('The nearest is {distance} away:', { distance });
}

const nearestKm = ({ near, rows }: Answer): number | null =>
  near && rows.length > 0 ? Math.min(...rows.map((row) => distanceKm(near, row))) : null;

/** Further than anybody goes: that is no answer, and pages fold it. */
export const isFar = (answer: Answer): boolean => answer.isWider && (nearestKm(answer) ?? 0) > reachKm;

/** When the first of them opens, said by the page that begins with it. */
function laterOf({ rows: [first], wanted: { at, offset } }: Answer): Said {
  const now = indianTime(at);
  const state = first && offset === 0 ? openingOf(first, now) : null;
  if (!state || state.open) return says('None open now');
  const { day, today, at: minutes } = state.opens;
  const time = atHour(minutes);
  return today
    ? says('None open now; the first opens {time}', { time })
    : says('None open now; the first opens {day} {time}', { day: inWords(day.slice(0, 3)), time });
}

const nobodies = { shop: says('No shop'), service: says('No service') };

/** Names the filters that are set: a shop that is closed now may well list it. */
function nobodyOf({ kind, openAt, stars, delivers, withinKm, categoryId }: Wanted): Said {
  const nobody = kind ? nobodies[kind] : says('Nothing');
  if (stars !== null || delivers || withinKm !== null || categoryId !== null)
    return says('{nobody} with these filters', { nobody });
  return openAt ? says('{nobody} that is open now', { nobody }) : nobody;
}

/** 'Electronics and Home Repairs': the categories of the first shops of the list. */
function namesOf({ rows }: Answer): Said {
  const names = [...new Set(rows.map(({ category }) => category))].slice(0, mostNamed);
  const [first = '', second] = names;
  return second === undefined
    ? inWords(first)
    : says('{first} and {second}', { first: inWords(first), second: inWords(second) });
}

/** A category or a day is a text of its own. */
const inWords = (text: string): Said => new Said(text, {});

/** 'near Koramangala', 'in Kochi'. */
export function whereOf({ from, near, wanted: { place, city } }: Answer): Said {
  if (from) return says('near {place}', { place: named(from.name) });
  const town = place?.name ?? city;
  if (town) return says('in {town}', { town: named(town) });
  return near ? says('near you') : says('everywhere');
}

/** What is near in meaning, where little or nothing was found. */
export function alsoOf({ count, understanding }: Answer): Understood['also'] {
  if (count >= thin) return [];
  const likely = [...understanding.categories].toSorted(([, one], [, other]) => other - one);
  return likely
    .map(([id]) => categories.find((one) => one.id === id)?.name ?? '')
    .filter(Boolean)
    .slice(0, mostAlso)
    .map((name) => ({ label: name, search: name }));
}
