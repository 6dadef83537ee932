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
  const wider = new Set([city, state, 'India'].map(keyOf));
  const isName = (part: string) => part !== '' && findCity(part) === null && !wider.has(keyOf(part));
  const area = partsOf(location).find(isName) ?? lastButNotFirst(partsOf(address), isName);
  return area && area.length <= longestName && !/\d/.test(area) ? area : null;
}

/** The first part of an address is a door or a building. */
function lastButNotFirst(parts: readonly string[], isName: (part: string) => boolean): string | undefined {
  const last = parts.findLastIndex(isName);
  return last > parts.findIndex(isName) ? parts[last] : undefined;
}

const partsOf = (text: string): string[] => text.split(',').map(withoutPin);

function withoutPin(part: string): string {
  const trimmed = part.trim();
  return /\d\.?$/.test(trimmed) ? trimmed.replace(/[\s–-]*\b\d{3}\s?\d{3}\.?$/, '') : trimmed;
}

const keyOf = (name: string): string => name.trim().toLowerCase();
