import type { ReplyOf } from '@aaspaas/contract/call';
import { distanceKm, sayDistance } from '@aaspaas/contract/places/distance';
import type { listShops } from '@aaspaas/contract/shops/calls';
import { categories } from '@aaspaas/contract/shops/categories';
import type { Answer } from './find-shops';
import type { Wanted } from './plan';
import { thin } from './tries';
import { usualKm } from '../scope';

export type ListReply = ReplyOf<typeof listShops>;

type Understood = NonNullable<ListReply['understood']>;

const mostNamed = 2;
const mostAlso = 4;

/** One sentence above the list, where nothing offers just what was asked for. */
export function honestLine(answer: Answer): string | null {
  const { wanted, tier, isWider, from } = answer;
  const { text, city, kind } = wanted;
  const nobody = (kind ? `No ${kind}` : 'Nothing') + filtersOf(wanted);
  const typed = text?.trim() ?? '';
  if (isWider)
    return `Nothing${from ? ` within ${usualKm} km of ${from.name}` : ` in ${city ?? 'this town'}`}. The nearest${howFar(answer)}:`;
  if (tier === 'category') return `${nobody} lists "${typed}". ${namesOf(answer)} ${whereOf(answer)}:`;
  if (tier === 'words') return `${nobody} lists all of "${typed}". These have a part of it:`;
  return null;
}

/** ' is 60 km away', of the page that begins with the nearest. */
function howFar({ near, rows, wanted: { sort, offset } }: Answer): string {
  if (!near || rows.length === 0 || sort === 'rating' || offset > 0) return '';
  return ` is ${sayDistance(Math.min(...rows.map((row) => distanceKm(near, row))))} away`;
}

/** One that is closed now may well list it. */
function filtersOf({ openAt, stars, delivers, withinKm, categoryId }: Wanted): string {
  const hasOthers = stars !== null || delivers || withinKm !== null || categoryId !== null;
  if (hasOthers) return ' with these filters';
  return openAt ? ' that is open now' : '';
}

/** 'Electronics and Home Repairs', as the first of the list have it. */
function namesOf({ rows }: Answer): string {
  const names = [...new Set(rows.map(({ category }) => category))].slice(0, mostNamed);
  return names.join(' and ');
}

/** 'near Koramangala', 'in Kochi'. */
export function whereOf({ from, near, wanted: { place, city } }: Answer): string {
  if (from) return `near ${from.name}`;
  const town = place?.name ?? city;
  if (town) return `in ${town}`;
  return near ? 'near you' : 'everywhere';
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
