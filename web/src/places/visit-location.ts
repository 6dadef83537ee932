import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { useSettings } from '../api/boot';
import { saveInTab, loadFromTab } from '../session/tab-storage';
import { askPosition, type DevicePosition, positionPatienceMs, positionWords } from './device-position';
import { lookUpPlace, type NamedPlace } from './reverse-lookup';

/** Where the visitor is, as far as the device has told. All pages of a visit share one answer. */
export type VisitLocation =
  | { readonly state: 'unasked' | 'detecting' }
  | ({ readonly state: 'found'; readonly position: Position } & NamedPlace)
  | { readonly state: 'failed'; readonly says: string };

export const unasked: VisitLocation = { state: 'unasked' };

const note = 'visitLocation';
/** People move: after this time, a page that opens asks again. */
const freshMs = 10 * 60 * 1000;

let current: VisitLocation = recall();
let lastAttempt = 0;
const listeners = new Set<() => void>();

interface Detection {
  readonly location: VisitLocation;
  refresh(): void;
}

/** What this visit knows so far. It does not ask the device. */
export function useKnownLocation(): Detection {
  const { geocoderUrl } = useSettings();
  const location = useSyncExternalStore(subscribe, read, () => unasked);
  const refresh = useCallback(() => void detect(geocoderUrl), [geocoderUrl]);
  return { location, refresh };
}

/** Asks the device when the page opens, unless this visit has its answer already. */
export function useVisitLocation(): Detection {
  const { location, refresh } = useKnownLocation();
  useEffect(() => {
    if (current.state === 'unasked') refresh();
  }, [refresh]);
  return { location, refresh };
}

const read = (): VisitLocation => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setLocation(next: VisitLocation): void {
  current = next;
  saveInTab(note, { ...next, at: Date.now() });
  for (const listener of listeners) listener();
}

/**
 * Waits at most this long: for the device, for a person who leaves the browser's question open, and for the map
 * service. Later answers are still accepted.
 */
async function detect(geocoderUrl: string): Promise<void> {
  const attempt = ++lastAttempt;
  const settle = (next: VisitLocation) => attempt === lastAttempt && setLocation(next);
  let soFar: VisitLocation = { state: 'failed', says: positionWords.unavailable };
  let isTimeUp = false;
  settle({ state: 'detecting' });
  const patience = setTimeout(() => {
    isTimeUp = true;
    settle(soFar);
  }, positionPatienceMs);
  try {
    const device = await askPosition();
    const position = toNeighbourhood(device);
    soFar = { state: 'found', position, text: withoutName(device), city: null };
    if (isTimeUp) settle(soFar);
    const place = geocoderUrl === 'none' ? {} : await lookUpPlace(geocoderUrl, device).catch(() => ({}));
    soFar = { ...soFar, ...place };
  } catch (error) {
    if (error instanceof Error) soFar = { state: 'failed', says: error.message };
  } finally {
    clearTimeout(patience);
  }
  settle(soFar);
}

const withoutName = ({ accuracyM }: DevicePosition): string => `Current Location (Accuracy: ${accuracyM}m)`;

/** Rounds to about a hundred metres: close enough for distances, but not for a front door. */
function toNeighbourhood({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

function recall(): VisitLocation {
  const { at, ...kept } = loadFromTab(note);
  const isFresh = typeof at === 'number' && Date.now() - at < freshMs;
  if (kept['state'] === 'failed' || (kept['state'] === 'found' && isFresh)) {
    // Only `setLocation` writes this value.
    return kept as unknown as VisitLocation;
  }
  return unasked;
}
