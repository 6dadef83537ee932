import type { ReviewRecord } from '@aaspaas/contract/reviews/calls';
import type { Lacking } from '../api/lacking';
import { headingOf, type HeadingList } from '@aaspaas/contract/reviews/headings';

/** The author's name may be in `name` instead of `user_name` (M-224). */
type Reply = Lacking<ReviewRecord, 'r_id' | 'r_rating'> & { readonly name?: string };

/** A review as it is shown. `text` is the heading of the review, `description` its comment. */
export function reviewView(review: Reply, headings: HeadingList) {
  const rating = Math.min(5, Math.max(1, Math.round(review.r_rating)));
  return {
    id: review.r_id,
    name: review.user_name?.trim() || review.name?.trim() || 'Anonymous User',
    date: sayDate(review.created_at),
    rating,
    text: review.r_heading?.trim() || headingOf(rating, headings),
    description: review.r_comment ?? '',
  };
}

const shortDate = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Such as '14 Nov'. */
function sayDate(text = ''): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? 'Recent' : shortDate.format(date);
}
