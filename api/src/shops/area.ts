import { findCity } from '@aaspaas/contract/places/cities';

interface Whereabouts {
  readonly location: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
}

const longestName = 30;

/**
 * The part of the city that people know it by. Owners who wrote more than the city as their location named it there;
 * in an address it is the last name before the city, the state and the PIN code: '12, 17th Main, Koramangala - 560034'.
 */
export function areaOf({ location, address, city, state }: Whereabouts): string | null {
  const isWider = (part: string) =>
    [city, state, 'India'].some((name) => keyOf(name) === keyOf(part)) || findCity(part) !== null;
  const names = (text: string) =>
    text
      .split(',')
      .map(bare)
      .filter((part) => part !== '' && !isWider(part));
  // The first part of an address is a door or a building.
  const area = names(location)[0] ?? names(address).slice(1).at(-1);
  return area && area.length <= longestName && !/\d/.test(area) ? area : null;
}

/** Without the PIN code at its end. */
const bare = (part: string): string => part.replace(/[\s–-]*\b\d{3}\s?\d{3}\.?\s*$/, '').trim();

const keyOf = (name: string): string => findCity(name)?.name ?? name.trim().toLowerCase();
