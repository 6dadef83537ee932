import { declareCall } from '../declare-call';

export const listFavourites = declareCall('/user/list/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
});

export const setFavourite = declareCall('/user/add/fav', {
  who: 'signed-in',
  own: { u_id: 'account' },
});
