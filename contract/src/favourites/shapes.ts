import * as v from 'valibot';
import { about, done, id, latitude, longitude } from '../shapes';
import { shopRecord } from '../shops/shapes';

/** All favourites of a person, or the newest of them if there are more. */
export const mostFavouritesInOneReply = 500;

export const favouriteShapes = {
  listFavourites: {
    about: 'The caller’s favourites, newest first; `ids` are those of the whole list.',
    request: v.object({
      u_id: v.optional(id),
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
      fields: about(
        "'card': without the long texts, as in listShops. 'ids': only `ids`, for the hearts on cards.",
        v.optional(v.picklist(['card', 'ids'])),
      ),
    }),
    reply: v.object({ result: v.boolean(), list: v.array(shopRecord), ids: v.array(id) }),
  },

  setFavourite: {
    about: '1 adds, 0 removes; doing either twice is the same as once.',
    request: v.object({ u_id: v.optional(id), sh_id: id, fav: v.picklist([0, 1]) }),
    reply: done,
  },
};
