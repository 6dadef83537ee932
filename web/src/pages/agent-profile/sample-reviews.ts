import type { AgentReviewRecord } from '@aaspaas/contract/agents/calls';

/** Sample reviews, which show an agent what reviews will look like. */
export const sampleReviews: readonly AgentReviewRecord[] = [
  {
    r_id: 1,
    user_name: 'Anita R.',
    created_at: '',
    r_rating: 5,
    r_comment: 'Came on time and handled the cake with care.',
  },
  {
    r_id: 2,
    user_name: 'Joseph K.',
    created_at: '',
    r_rating: 4,
    r_comment: 'Friendly, and called before arriving.',
  },
  { r_id: 3, user_name: 'Farida S.', created_at: '', r_rating: 5, r_comment: 'Quick pick-up. Thank you!' },
];

/** Begins with one star. */
export const sampleBreakdown: readonly number[] = [0, 1, 2, 9, 24];
