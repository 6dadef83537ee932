import * as v from 'valibot';
import { done, id, latitude, longitude } from '../shapes';
import { shopRecord } from '../shops/shapes';

/** All favourites of a person, or the newest of them if there are more. */
export const mostFavouritesInOneReply = 500;

export const favouriteShapes = {
  listFavourites: {
    request: v.object({
      u_id: v.optional(id),
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
      /** 'card': without the long texts, as in listShops. 'ids': only `ids`, for the hearts on cards. */
      fields: v.optional(v.picklist(['card', 'ids'])),
    }),
    /** Newest first; `ids` are those of the whole list. */
    reply: v.object({ result: v.boolean(), list: v.array(shopRecord), ids: v.array(id) }),
  },

  setFavourite: {
    request: v.object({ u_id: v.optional(id), sh_id: id, fav: v.picklist([0, 1]) }),
    reply: done,
  },
};
