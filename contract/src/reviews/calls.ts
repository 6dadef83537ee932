import { declareCall } from '../declare-call';

export type { ReviewRecord } from './shapes';

export const listReviews = declareCall('/shop/list/review', {
  who: 'anyone',
  hasGetTwin: true,
});

/** One review per person and shop: a second one replaces the first, and keeps its `r_id`. */
export const addReview = declareCall('/shop/add/review', {
  who: 'signed-in',
  isRetryable: true,
  own: { user_id: 'account' },
});

/** Tells the operator that a review is abusive or false; the operator decides. */
export const reportReview = declareCall('/shop/report/review', { who: 'signed-in' });
