import * as v from 'valibot';
import { about, latitude, longitude, text } from '../shapes';

export const place = v.object({
  key: about(
    "Stays the same: a PIN code '560034', an area '560034-koramangala', a town 'kochi', or " +
      "'aurangabad-bihar' where a larger town has the same name.",
    v.string(),
  ),
  name: v.string(),
  pin: about('Null for towns, which have many.', v.nullable(v.string())),
  city: about('The town that it belongs to.', v.string()),
  district: v.string(),
  state: v.string(),
  latitude,
  longitude,
});

const result = v.boolean();

export const placeShapes = {
  suggestPlaces: {
    about: 'Places that the text so far may become, at most eight: PIN codes, areas and towns of India.',
    request: v.object({
      text: text(200),
      latitude: about(
        'With the longitude: of places with one name the nearest come first.',
        v.optional(latitude),
      ),
      longitude: v.optional(longitude),
    }),
    reply: v.object({ result, list: v.array(place) }),
  },
  nearestPlace: {
    about: 'The area nearest to a position; null where there is none, such as outside India.',
    request: v.object({ latitude, longitude }),
    reply: v.object({ result, place: v.nullable(place) }),
  },
  findPlace: {
    about: 'The place of a key, or of a PIN code; null if there is none.',
    request: v.object({ key: text(100) }),
    reply: v.object({ result, place: v.nullable(place) }),
  },
  placesAround: {
    about:
      'Areas and towns around a position, at most 40, the best known first: what a map without pictures shows.',
    request: v.object({
      latitude,
      longitude,
      within: about('In kilometres.', v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
    reply: v.object({ result, list: v.array(place) }),
  },
};
