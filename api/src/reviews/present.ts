import type { OwnReview, ReviewRecord } from '@aaspaas/contract/reviews/calls';
import type { OwnReviewRow } from './own-queries';
import type { ReviewRow } from './queries';

export function presentReview(row: ReviewRow): ReviewRecord {
  return {
    r_id: row.id,
    user_name: row.author ?? 'Anonymous User',
    created_at: new Date(row.created_at).toISOString(),
    r_rating: row.rating,
    r_heading: row.heading,
    r_comment: row.comment,
    ...(row.is_mine && { is_mine: true }),
  };
}

export function presentOwnReview(row: OwnReviewRow): OwnReview {
  return {
    r_id: row.id,
    sh_id: row.shop_id,
    sh_name: row.shop_name,
    created_at: row.created_at.toISOString(),
    r_rating: row.rating,
    r_heading: row.heading,
    r_comment: row.comment,
    is_hidden: row.is_hidden,
  };
}
