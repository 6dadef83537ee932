import { declareCall } from '../declare-call';

export type { OwnReview, ReviewRecord } from './shapes';

export const listReviews = declareCall('/shop/list/review', {
  who: 'anyone',
  hasGetTwin: true,
});

export const addReview = declareCall('/shop/add/review', {
  who: 'signed-in',
  isRetryable: true,
  own: { user_id: 'account' },
});

export const listOwnReviews = declareCall('/user/list/review', { who: 'signed-in' });

export const deleteOwnReview = declareCall('/shop/delete/review', { who: 'signed-in' });

export const reportReview = declareCall('/shop/report/review', { who: 'signed-in' });
