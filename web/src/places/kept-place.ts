import type { Place } from '@aaspaas/contract/places/place';

export interface KeptPlace extends Place {
  /** It is named after the device's position, and not chosen by hand. */
  isHere?: boolean;
}

const store = 'aaspaas.place';
const listeners = new Set<() => void>();
/** Undefined until it has been read. */
let current: KeptPlace | null | undefined;

/** The place that this device remembers. */
export const keptPlace = (): KeptPlace | null => (current === undefined ? (current = readKept()) : current);

export function keepPlace(place: KeptPlace | null): void {
  current = place;
  try {
    if (place) localStorage.setItem(store, JSON.stringify(place));
    else localStorage.removeItem(store);
  } catch {
    // Storage may be full or forbidden; then the place lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onKeptPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the browser's storage has of it. */
export function readKept(): KeptPlace | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(store) ?? 'null');
    return isPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** An earlier version of the product, or a person, may have written something else. */
export const isPlace = (kept: unknown): kept is KeptPlace =>
  typeof kept === 'object' && kept !== null && 'key' in kept && 'name' in kept && 'latitude' in kept;
