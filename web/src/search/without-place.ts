import type { Place } from '@aaspaas/contract/places/place';

const between = /\s+(in|at|near|around|mein|me)\s*$/i;

/** 'plumber in Kochi' without the place; everything from 'in' on where the place was written in another way. */
export function withoutPlace(
  search: string,
  { name, city, pin }: Pick<Place, 'name' | 'city' | 'pin'>,
): string {
  const lower = search.toLowerCase();
  const named = [name, city, pin].find((each) => each && lower.includes(each.toLowerCase()));
  if (named) {
    const at = lower.indexOf(named.toLowerCase());
    const rest = `${search.slice(0, at).replace(between, '')} ${search.slice(at + named.length)}`;
    return rest.replace(/\s+/g, ' ').trim();
  }
  return search.replace(/\s+(in|at|near|around)\s.*$/i, '');
}
