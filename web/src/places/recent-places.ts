import type { Place } from '@aaspaas/contract/places/place';
import { isPlace } from './kept-place';

const store = 'aaspaas.places';
const mostKept = 5;

/** The places that were chosen on this device, the latest first. */
export function recentPlaces(): readonly Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(store) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export function addRecentPlace(place: Place): void {
  const others = recentPlaces().filter(({ key }) => key !== place.key);
  try {
    localStorage.setItem(store, JSON.stringify([place, ...others].slice(0, mostKept)));
  } catch {
    // Storage may be full or forbidden; the place itself is chosen all the same.
  }
}

export function forgetPlaces(): void {
  try {
    localStorage.removeItem(store);
  } catch {
    // If storage is forbidden, it is empty.
  }
}
