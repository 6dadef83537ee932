import * as calls from '@aaspaas/contract/places/calls';
import { route } from '../http/route';
import { placesAround } from './around';
import { nearestPlace, placeByKey } from './find-place';
import { suggest } from './suggest';

export const placeRoutes = [
  route(calls.suggestPlaces, async ({ db, body: { text, latitude, longitude }, visit, limits }) => {
    limits.count(visit);
    const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return { result: true, list: await suggest(db, text, position) };
  }),
  route(calls.nearestPlace, async ({ db, body, visit, limits }) => {
    limits.count(visit);
    return { result: true, place: await nearestPlace(db, body) };
  }),
  route(calls.findPlace, async ({ db, body, visit, limits }) => {
    limits.count(visit);
    return { result: true, place: await placeByKey(db, body.key) };
  }),
  route(calls.placesAround, async ({ db, body, visit, limits }) => {
    limits.count(visit);
    return { result: true, list: await placesAround(db, body, body.within) };
  }),
];
