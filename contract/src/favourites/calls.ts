import { declareCall } from '../declare-call';

export const listFavourites = declareCall('/user/list/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
});

/** 1 adds, 0 removes; doing either twice is the same as once. */
export const setFavourite = declareCall('/user/add/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
});
