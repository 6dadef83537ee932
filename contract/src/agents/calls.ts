import { declareCall } from '../declare-call';

export type { AgentRecord, AgentReviewRecord } from './shapes';

const megabyte = 1024 * 1024;

/** Who is available comes first, then who is busy. `u_id` asks for one agent, whatever else is asked. */
export const listAgents = declareCall('/deliverystaff/list/delivery_staffs', {
  who: 'anyone',
  hasGetTwin: true,
  // Who has just gone off duty is not to be called for another ten minutes.
  isLive: true,
});

/** What customers said, the newest hundred; `breakdown` counts all of them, one star first. */
export const listAgentReviews = declareCall('/deliverystaff/list/review', {
  who: 'anyone',
  hasGetTwin: true,
});

/** Empty and absent fields keep what is stored. The first licence sent takes the place of the main one. */
export const editAgent = declareCall('/deliverystaff/edit/delivery_staffs', {
  who: ['deliverystaff', 'admin'],
  isRetryable: true,
  own: { u_id: 'account' },
  adminMay: true,
  files: {
    profile: { most: 1, maxBytes: 5 * megabyte },
    licence: { most: 10, maxBytes: 5 * megabyte },
  },
});
