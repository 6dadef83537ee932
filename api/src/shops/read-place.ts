import { refusal } from '@aaspaas/contract/failure';
import { findCity } from '@aaspaas/contract/places/cities';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { latitude, longitude } from '@aaspaas/contract/shapes';
import { is } from 'valibot';
import type { Db } from '../db/open';
import { placeByKey, townNamed } from '../places/find-place';
import type { Listing } from './listing';
import { askAboutFarPin } from '@aaspaas/contract/places/far-pin';

/** Forms send positions as text. */
interface Pin {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}

export interface Place extends Position {
  readonly isPinned: boolean;
}

/** A PIN code farther from its city than this has a wrong digit. */
const farthestKm = 60;

/** Where the PIN code lies, or the town, unless it is a city, whose middle is known; null if nobody knows them. */
export async function pointOfPlace(
  db: Db,
  { pinCode, city, state }: Pick<Listing, 'pinCode' | 'city' | 'state'>,
): Promise<Position | null> {
  const ofPinCode = pinCode === null ? null : await placeByKey(db, pinCode);
  const place = ofPinCode ?? (findCity(city) ? null : await townNamed(db, city, state));
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** The pin that the owner set, or the point of the PIN code or town, or the middle of a known city, or the default. */
export function readPlace(body: Pin, city: string, point: Position | null): Place {
  const cityMiddle = findCity(city);
  const isPointRight = point !== null && (!cityMiddle || distanceKm(point, cityMiddle) <= farthestKm);
  const middle = isPointRight ? point : (cityMiddle ?? unknownPlace);
  const sent = readPin(body);
  // A form without a map sends the default or the middle of the city, which the owner did not set.
  const isPinned =
    sent !== null && ![middle, cityMiddle, unknownPlace].some((known) => known && isAt(sent, known));
  const { latitude, longitude } = isPinned ? sent : middle;
  return { latitude, longitude, isPinned };
}

export function readPin(body: Pin): Position | null {
  const typed = [body.latitude?.trim() ?? '', body.longitude?.trim() ?? ''] as const;
  if (typed.includes('')) return null;
  const pin = positionOf({ latitude: Number(typed[0]), longitude: Number(typed[1]) });
  if (pin && is(latitude, pin.latitude) && is(longitude, pin.longitude)) return pin;
  throw refusal('invalid', { location: 'The place on the map could not be read. Please set it again.' });
}

const isAt = (one: Position, other: Position): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

type Placed = Pick<Listing, 'pinCode' | 'isPinned' | 'latitude' | 'longitude'>;

/** Whoever corrects a PIN code forgets the pin that was set by the wrong one. `sure` is '1' once the owner was asked. */
export async function refuseFarPin(db: Db, listing: Placed, sure: string | undefined): Promise<void> {
  const { pinCode, isPinned } = listing;
  if (pinCode === null || !isPinned || sure === '1') return;
  const place = await placeByKey(db, pinCode);
  const question = place && askAboutFarPin(listing, pinCode, place);
  if (question) throw refusal('invalid', { pin: question });
}

interface MaybePosition {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Where the visitor is, if the call says so. */
export function positionOf({ latitude, longitude }: MaybePosition): Position | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: toMetre(latitude), longitude: toMetre(longitude) };
}

/** Five decimals of a degree are about a metre. Much smaller numbers make the database's arithmetic underflow. */
const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
