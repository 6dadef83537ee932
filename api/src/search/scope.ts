import { findCity } from '@aaspaas/contract/places/cities';
import { earthRadiusKm, distanceKm, type Position, radians } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import type { UnnamedSounds } from '../places/unnamed-sounds';
import { cityKey } from './city-key';

/** Where to search, and from where distances count. */
export interface Scope {
  /** Only shops whose address names this town. */
  readonly cityKey: string | null;
  readonly near: Position | null;
  /** Only with `near`: not further away than this. */
  readonly withinKm: number | null;
  /** Nothing was found as near as people usually go: the nearest come first, whatever else speaks for others. */
  readonly isWider?: boolean;
}

export const anywhere: Scope = { cityKey: null, near: null, withinKm: null };

/** As far as one would go for something good. */
export const reachKm = 60;

/** Positions are stored on Mercator's map, where a kilometre grows longer with the distance from the equator. */
export const mercatorRadius = (near: Position, km: number): number =>
  km / earthRadiusKm / Math.cos(radians(near.latitude));

export const mercator = ({ latitude, longitude }: Position): { x: number; y: number } => ({
  x: radians(longitude),
  y: Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
});

/** Where the visitor searches, if the request says so. */
export interface Where {
  /** Chosen by its key. */
  readonly place: Place | null;
  readonly city: string | null;
  /** Of the device. */
  readonly position: Position | null;
  /** A filter of the visitor. */
  readonly withinKm: number | null;
  readonly unnamed?: UnnamedSounds;
}

export interface Scopes {
  /** Searched one after the other until something is found. */
  readonly scopes: readonly [Scope, ...Scope[]];
  /** Where distances count from: a place; null for the device. */
  readonly from: Place | null;
  readonly near: Position | null;
}

/** As far as people go without being asked. */
export const usualKm = 25;

/** Visitors further away than this from the city that they search do not want to know what is nearest to them. */
const elsewhereKm = 100;

export function scopesOf({ place, city, position, withinKm }: Where): Scopes {
  const point = measuredFrom(place);
  if (point) return around(point, withinKm);
  const town = place?.city ?? city;
  if (!town) return { scopes: [{ cityKey: null, near: position, withinKm }], from: null, near: position };
  return inTown(town, position, withinKm);
}

/** The place, if distances from it say something. The listed cities are too large for that and are searched by name. */
export const measuredFrom = (place: Place | null): Place | null =>
  place && place.pin === null && findCity(place.name) ? null : place;

function around(place: Place, withinKm: number | null): Scopes {
  const near = { latitude: place.latitude, longitude: place.longitude };
  const within = (km: number): Scope => ({ cityKey: null, near, withinKm: km });
  const beyond: Scope = { cityKey: null, near, withinKm: null, isWider: true };
  return { scopes: withinKm ? [within(withinKm)] : [within(usualKm), beyond], from: place, near };
}

function inTown(town: string, position: Position | null, withinKm: number | null): Scopes {
  const known = findCity(town);
  const isElsewhere = known && position && distanceKm(known, position) > elsewhereKm;
  const here = { cityKey: cityKey(town), near: isElsewhere ? null : position, withinKm };
  // In a small town people also want what the next town has. In a city, nothing found means that there is none.
  const beyond = position && !known ? [{ ...here, cityKey: null, isWider: true }] : [];
  return { scopes: [here, ...beyond], from: null, near: position };
}
