import { declareCall } from '../declare-call';

export type { Suggestion } from './shapes';

export const suggest = declareCall('/search/suggest', {
  who: 'anyone',
  hasGetTwin: true,
});

/** 'Tell me when there is one.' */
export const addWish = declareCall('/search/wish', { who: 'signed-in' });

export const listWishes = declareCall('/search/wishes', { who: 'signed-in' });

export const endWish = declareCall('/search/wish/end', { who: 'signed-in' });

export const endWishByLink = declareCall('/search/wish/end-by-link', { who: 'anyone' });
