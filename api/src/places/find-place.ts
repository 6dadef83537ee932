import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import { cityPlaces } from '@aaspaas/contract/places/city-places';
import { isPin, type Place, slugOf } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { type PinRow, type PlaceRow, presentPin, presentPlace, villagesOf } from './present';
import * as queries from './queries';
import { soundOf } from './sound';

/** The place of a key; a town is also found by another of its names. */
export async function placeByKey(db: Db, key: string): Promise<Place | null> {
  const [pin = '', ...name] = key.toLowerCase().split('-');
  if (isPin(pin)) return placeInPin(db, Number(pin), name.join('-'));
  const city = cityPlaces.find((place) => place.key === key.toLowerCase());
  if (city) return city;
  const town = await queries.townByKey(db, key.toLowerCase());
  if (town) return presentPlace(town);
  const sound = soundOf(key);
  const [named] = sound ? await queries.placesSounding(db, [sound], null, 1) : [];
  return named && named.pin === null ? presentPlace(named) : null;
}

/** The place that a url names by its key. */
export const placeOf = async (db: Db, key = ''): Promise<Place | null> =>
  key.trim() ? placeByKey(db, key.trim()) : null;

const mostTowns = 20;

/** The largest town of that name in the state. Towns of other states may have the same name. */
export async function townNamed(db: Db, name: string, state: string): Promise<Place | null> {
  const sound = soundOf(name);
  const named = sound ? await queries.placesSounding(db, [sound], null, mostTowns) : [];
  const town = named.find((row) => row.pin === null && soundOf(row.state) === soundOf(state));
  return town ? presentPlace(town) : null;
}

export async function pinRow(db: Db, pin: number): Promise<PinRow | null> {
  const [row] = await queries.pinsBetween(db, [pin, pin], null, 1);
  return row ?? null;
}

async function placeInPin(db: Db, pin: number, slug: string): Promise<Place | null> {
  const row = await pinRow(db, pin);
  if (!row || slug === '') return row && presentPin(row);
  const areas = [...(await queries.areasOfPins(db, [pin])), ...villagesOf(row)];
  const area = areas.find(({ name }) => slugOf(name) === slug);
  // The area may have got another name since the link was made; its PIN code is still right.
  return area ? presentPlace(area) : presentPin(row);
}

const pinsCompared = 6;
/** Farther from every PIN code than this is the sea, or another country. */
const farthestKm = 60;

/** The area or village nearest to a position. */
export async function nearestPlace(db: Db, position: Position): Promise<Place | null> {
  const pins = await queries.pinsAround(db, position, pinsCompared);
  const areas = await queries.areasOfPins(
    db,
    pins.map(({ pin }) => pin),
  );
  const nearest = nearestOf([...pins, ...areas, ...pins.flatMap(villagesOf)], position);
  return nearest && distanceKm(nearest, position) <= farthestKm ? presentPlace(nearest) : null;
}

function nearestOf(rows: readonly PlaceRow[], position: Position): PlaceRow | null {
  let best: { row: PlaceRow; km: number } | null = null;
  for (const row of rows) {
    const km = distanceKm(row, position);
    // Of areas at one point the first is that of the PIN code itself.
    if (best === null || km < best.km) best = { row, km };
  }
  return best?.row ?? null;
}
