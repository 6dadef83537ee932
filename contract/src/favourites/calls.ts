import * as v from 'valibot';
import { declareCall } from '../call';
import { done, id } from '../shapes';
import { shopRecord } from '../shops/calls';

export const listFavourites = declareCall('/user/list/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
  request: v.object({ u_id: v.optional(id) }),
  reply: v.object({ result: v.boolean(), list: v.array(shopRecord) }),
});

export const setFavourite = declareCall('/user/add/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
  request: v.object({ u_id: v.optional(id), sh_id: id, fav: v.picklist([0, 1]) }),
  reply: done,
});
