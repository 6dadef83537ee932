import * as calls from '@aaspaas/contract/places/calls';
import { route } from '../http/route';
import { placesDependency } from '../http/shared-replies/dependencies';
import { nearestPlace, placeByKey } from './find-place';
import { suggest } from './suggest';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { presentPin, presentPlace } from './present';
import * as queries from './queries';

const mostPlaces = 40;
const mostTowns = 20;
/** More PIN codes than these are within reach only in a large city, where they lie close together. */
const pinsCompared = 300;

/** Towns, the largest first, and PIN codes that lie spread over the whole circle: what a map needs to be recognised. */
async function placesAround(db: Db, position: Position, withinKm: number): Promise<Place[]> {
  const [towns, pins] = await Promise.all([
    queries.townsAround(db, position, withinKm, mostTowns),
    queries.pinsAround(db, position, pinsCompared),
  ]);
  const isWithin = (place: Position) => distanceKm(place, position) <= withinKm;
  const reached = towns.filter(isWithin).map(presentPlace);
  const areas = pins.filter(isWithin).map(presentPin);
  return [...reached, ...spread(areas, mostPlaces - reached.length)];
}

/** So many of them, at even steps from the nearest to the farthest. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

const isList = { isList: true };

export const placeRoutes = [
  route(
    calls.suggestPlaces,
    async ({ db, body: { text, latitude, longitude }, dependsOn }) => {
      dependsOn(placesDependency);
      const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return { result: true, list: await suggest(db, text, position) };
    },
    isList,
  ),
  route(
    calls.nearestPlace,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesDependency);
      return { result: true, place: await nearestPlace(db, body) };
    },
    isList,
  ),
  route(
    calls.findPlace,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesDependency);
      return { result: true, place: await placeByKey(db, body.key) };
    },
    isList,
  ),
  route(
    calls.placesAround,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesDependency);
      return { result: true, list: await placesAround(db, body, body.within) };
    },
    isList,
  ),
];
