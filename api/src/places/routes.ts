import * as calls from '@aaspaas/contract/places/calls';
import { route } from '../http/route';
import { placesTopic } from '../http/shared-replies/topics';
import { placesAround } from './around';
import { nearestPlace, placeByKey } from './find-place';
import { suggest } from './suggest';

const isList = { isList: true };

export const placeRoutes = [
  route(
    calls.suggestPlaces,
    async ({ db, body: { text, latitude, longitude }, dependsOn }) => {
      dependsOn(placesTopic);
      const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return { result: true, list: await suggest(db, text, position) };
    },
    isList,
  ),
  route(
    calls.nearestPlace,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesTopic);
      return { result: true, place: await nearestPlace(db, body) };
    },
    isList,
  ),
  route(
    calls.findPlace,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesTopic);
      return { result: true, place: await placeByKey(db, body.key) };
    },
    isList,
  ),
  route(
    calls.placesAround,
    async ({ db, body, dependsOn }) => {
      dependsOn(placesTopic);
      return { result: true, list: await placesAround(db, body, body.within) };
    },
    isList,
  ),
];
