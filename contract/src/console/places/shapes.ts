import * as v from 'valibot';
import { place } from '../../places/shapes';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';

const addition = v.object({
  addition_id: v.number(),
  kind: v.picklist(['area', 'alias']),
  name: v.string(),
  stands_for: about('Of another name: the place, as people read it.', v.nullable(v.string())),
  pin: v.nullable(v.string()),
  added_by: about('Null: an admin whose account is deleted.', v.nullable(v.string())),
  added_at: v.string(),
  undone_by: v.nullable(v.string()),
  undone_at: v.nullable(v.string()),
});
export type PlaceAddition = v.InferOutput<typeof addition>;

export const consolePlaceShapes = {
  listPlaceAdditions: {
    about:
      'What the operator has added to the places, the newest first; and the places that a text finds now.',
    request: v.object({ q: listRequest.q, page: listRequest.page }),
    reply: v.object({ ...listReply(addition).entries, found: v.array(place) }),
  },
  addArea: {
    about: 'Adds an area to a PIN code.',
    request: v.object({ name: text(200), pin: text(10), latitude: text(20), longitude: text(20) }),
    reply: done,
  },
  addPlaceAlias: {
    about: 'Adds another name of a town or an area.',
    request: v.object({ name: text(200), place_key: text(100) }),
    reply: done,
  },
  undoPlace: {
    about: 'Undoes an addition. The place is no longer found by it.',
    request: v.object({ addition_id: id }),
    reply: done,
  },
};
