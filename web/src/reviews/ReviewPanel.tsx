import { useState } from 'react';
import type { ReviewRecord } from '@aaspaas/contract/reviews/calls';
import type { HeadingList } from '@aaspaas/contract/reviews/headings';
import { say } from '../say';
import { useSession } from '../session/session';
import { RatingBreakdown } from './RatingBreakdown';
import { ReviewForm } from './ReviewForm';
import { ReviewList } from './ReviewList';
import type { Posted } from './use-review-form';
import { useReviews } from './use-reviews';

interface ReviewPanelProps {
  readonly shopId: number;
  /** The names of the star ratings depend on where the review is written. */
  readonly headings: HeadingList;
  readonly noReviews: string;
  /** Called because a review changes the rating of the shop. */
  onPosted(): void;
}

/** The reviews tab of a shop: write one, read all. */
export function ReviewPanel({ shopId, headings, noReviews, onPosted }: ReviewPanelProps) {
  const isOwner = useSession().user?.sh_id === shopId;
  const reviews = useReviews(shopId);
  const [mine, setMine] = useState<ReviewRecord | null>(null);
  const add = (posted: Posted) => {
    setMine(asRecord(posted));
    reviews.refresh();
    onPosted();
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label="Write a Review" className="grid grid-cols-1 gap-3">
        {isOwner ? (
          <p className="text-ink-soft">This is your own shop: its reviews are for its customers to write.</p>
        ) : (
          <ReviewForm shopId={shopId} headings={headings} onPosted={add} />
        )}
      </section>
      {reviews.breakdown.some((count) => count > 0) && (
        <section aria-label="Ratings">
          <RatingBreakdown counts={reviews.breakdown} />
        </section>
      )}
      <section aria-label="Customer Reviews" className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">Customer Reviews</h2>
        <ReviewList reviews={reviews} mine={mine} noReviews={noReviews} />
      </section>
    </div>
  );
}

/** The review as the list shows it. No review has the id 0. */
const asRecord = ({ comment, heading, rating }: Posted): ReviewRecord => ({
  r_id: 0,
  user_name: say('You'),
  created_at: new Date().toISOString(),
  r_rating: rating,
  r_heading: heading,
  r_comment: comment,
  is_mine: true,
});
