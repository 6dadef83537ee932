import { declareCall } from '../declare-call';

export type { AgentRecord, AgentReviewRecord } from './shapes';

const megabyte = 1024 * 1024;

export const listAgents = declareCall('/deliverystaff/list/delivery_staffs', {
  who: 'anyone',
  hasGetTwin: true,
});

export const listAgentReviews = declareCall('/deliverystaff/list/review', {
  who: 'anyone',
  hasGetTwin: true,
});

export const editAgent = declareCall('/deliverystaff/edit/delivery_staffs', {
  who: ['deliverystaff', 'admin'],
  isRetryable: true,
  own: { u_id: 'account' },
  adminMay: 'change people',
  proof: 'recent',
  files: {
    profile: { most: 1, maxBytes: 5 * megabyte },
    licence: { most: 10, maxBytes: 5 * megabyte },
  },
});
