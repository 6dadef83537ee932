import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { nearestPlace } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import { type Place, sayPlace } from '@aaspaas/contract/places/place';
import { useSettings } from '../api/boot';
import { read as readCall } from '../api/send';
import { readCurrentUrl } from '../current-url/url';
import { useSession } from '../session/session';
import { saveInTab, loadFromTab } from '../session/tab-storage';
import { askPosition, type DevicePosition, positionPatienceMs, positionWords } from './device-position';
import { keepPlace, keptPlace } from './kept-place';
import { placeInUrl } from './place-in-urls';
import { namePlace, type NamedPlace } from './reverse-geocoding';
import { say } from '../say';

/** Where the visitor is, as far as the device has told. All pages of a visit share one answer. */
export type VisitLocation =
  | { readonly state: 'unasked' | 'detecting' }
  | ({
      readonly state: 'found';
      readonly position: Position;
      /** The area around the position, if there is one. */
      readonly place?: Place;
    } & NamedPlace)
  | { readonly state: 'failed'; readonly says: string };

export const unasked: VisitLocation = { state: 'unasked' };

const note = 'visitLocation';
/** People move: after this time, a page that opens asks again. */
const freshMs = 10 * 60 * 1000;

let current: VisitLocation = recall();
let lastAttempt = 0;
const listeners = new Set<() => void>();

export interface Detection {
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

/** Asks the device when the page opens, unless this visit has its answer already or the place is known otherwise. */
export function useVisitLocation(asksDevice = true): Detection {
  const { location, refresh } = useKnownLocation();
  const { user } = useSession();
  const isOfProfile = Boolean(user?.place);
  useEffect(() => {
    if (!asksDevice) return;
    const ask = () => {
      if (current.state !== 'unasked') return;
      const kept = keptPlace();
      if (kept?.isHere) whereAllowed(refresh);
      else if (!kept && !isOfProfile && !placeInUrl(readCurrentUrl())) refresh();
    };
    // In a task of its own, since it renders anew what has just become ready.
    const asking = setTimeout(ask);
    return () => clearTimeout(asking);
  }, [refresh, isOfProfile, asksDevice]);
  return { location, refresh };
}

/** People move: the device says where they are now, if it need not ask them. */
function whereAllowed(ask: () => void): void {
  navigator.permissions?.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'granted' && ask(),
    () => {},
  );
}

const read = (): VisitLocation => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setLocation(next: VisitLocation): void {
  current = next;
  saveInTab(note, { ...next, at: Date.now() });
  if (next.state === 'found' && next.place) keepPlace({ ...next.place, isHere: true });
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
    const named = geocoderUrl === 'none' ? null : namePlace(geocoderUrl, device).catch(() => null);
    soFar = { ...soFar, ...(await areaOf(position)) };
    if (isTimeUp) settle(soFar);
    soFar = { ...soFar, ...(await named) };
  } catch (error) {
    if (error instanceof Error) soFar = { state: 'failed', says: error.message };
  } finally {
    clearTimeout(patience);
  }
  settle(soFar);
}

/** The nearest area names the position, unless the map service knows more. */
async function areaOf(position: Position): Promise<{ place: Place; text: string } | null> {
  const { place } = await readCall(nearestPlace, { ...position }).catch(() => ({ place: null }));
  return place && { place, text: sayPlace(place) };
}

const withoutName = ({ accuracyM }: DevicePosition): string =>
  say('Current Location (Accuracy: {metres}m)', { metres: accuracyM });

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
