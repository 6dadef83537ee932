import { declareCall } from '../declare-call';

export type { ReviewRecord } from './shapes';

export const listReviews = declareCall('/shop/list/review', {
  who: 'anyone',
  hasGetTwin: true,
});

export const addReview = declareCall('/shop/add/review', {
  who: 'signed-in',
  isRetryable: true,
  own: { user_id: 'account' },
});

export const reportReview = declareCall('/shop/report/review', { who: 'signed-in' });
