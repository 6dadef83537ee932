import type { ReviewRecord } from '@aaspaas/contract/reviews/calls';
import { headingOf } from '@aaspaas/contract/reviews/headings';
import type { ReviewRow } from './queries';

export function presentReview(row: ReviewRow): ReviewRecord {
  return {
    r_id: row.id,
    user_name: row.author ?? 'Anonymous User',
    created_at: new Date(row.created_at).toISOString(),
    r_rating: row.rating,
    r_heading: row.heading || headingOf(row.rating, 'detail'),
    r_comment: row.comment,
    ...(row.is_mine && { is_mine: true }),
  };
}
