import type { ReviewRecord } from '@aaspaas/contract/reviews/calls';
import { useUrl } from '../current-url/url';
import { askToLogIn, useUrlDialog } from '../current-url/use-url-dialog';
import { useSession } from '../session/session';
import { Initial } from '../ui/Initial';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { ReportDialog } from './ReportDialog';
import type { useReviews } from './use-reviews';
import { GivenStars } from '../ui/stars/GivenStars';
import { Icon } from '../ui/Icon';
import type { Lacking } from '../api/lacking';
import { say } from '../say';
import { sayDayAndMonth } from '../say-date';

interface ReviewListProps {
  readonly reviews: ReturnType<typeof useReviews>;
  /** The review that this visitor has just posted, shown before all others. */
  readonly mine: ReviewRecord | null;
  readonly noReviews: string;
}

export function ReviewList({ reviews, mine, noReviews }: ReviewListProps) {
  const { list, hasMore, isBusy, error } = reviews;
  const shown = mine ? withMine(mine, list ?? []) : (list ?? []);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Items shown={shown} />
      {error && (
        <ErrorState message={say('Error loading reviews: {error}', { error })} onRetry={reviews.retry} />
      )}
      {!error && !list && <Loading />}
      {list && shown.length === 0 && (
        <EmptyState figure={<EmptyFigure name="no-reviews" />} title={noReviews} />
      )}
      {!error && hasMore && (
        <div>
          <Button variant="secondary" busy={isBusy} busyText="Loading reviews..." onClick={reviews.more}>
            More reviews
          </Button>
        </div>
      )}
    </div>
  );
}

function Loading() {
  return (
    <>
      <p>Loading reviews...</p>
      <ListSkeleton rows={3} />
    </>
  );
}

function Items({ shown }: { shown: readonly ReviewRecord[] }) {
  const { user } = useSession();
  const { query } = useUrl();
  const { shown: dialog, open, close } = useUrlDialog();
  const reported = dialog === 'report' && shown.find(({ r_id }) => String(r_id) === query.get('review'));
  const report = ({ r_id }: ReviewRecord) => open('report', { review: String(r_id) });
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((review) => (
          <ReviewItem
            key={review.r_id}
            review={reviewView(review)}
            onReport={review.is_mine ? undefined : () => (user ? report(review) : askToLogIn('report'))}
          />
        ))}
      </ul>
      {reported && <ReportDialog review={reported} onClose={close} />}
    </>
  );
}

/** Puts it first, and removes the server's own record of it. */
const withMine = (mine: ReviewRecord, list: readonly ReviewRecord[]) => [
  mine,
  ...list.filter(({ is_mine }) => !is_mine),
];

interface ReviewItemProps {
  readonly review: ReturnType<typeof reviewView>;
  /** Absent on one's own review. */
  readonly onReport: (() => void) | undefined;
}

function ReviewItem({ review, onReport }: ReviewItemProps) {
  return (
    <li className="card grid grid-cols-1 gap-2 p-4">
      <div className="flex items-center gap-3">
        <Initial name={review.name} size={40} />
        <div className="min-w-0">
          <b className="block font-semibold wrap-anywhere">{review.name}</b>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <GivenStars rating={review.rating} />
            {review.date}
          </span>
        </div>
      </div>
      {review.text && <h3>{review.text}</h3>}
      <p className="whitespace-pre-line wrap-anywhere">{review.description}</p>
      {onReport && (
        <div className="-mb-2 -ml-3">
          <Button
            variant="quiet"
            size="small"
            aria-label={say('Report the review by {name}', { name: review.name })}
            onClick={onReport}
          >
            <Icon name="flag" size={18} /> Report
          </Button>
        </div>
      )}
    </li>
  );
}

/** The author's name may be in `name` instead of `user_name` (M-224). */
type Reply = Lacking<ReviewRecord, 'r_id' | 'r_rating'> & { readonly name?: string };

/** A review as it is shown. `text` is the heading of the review, `description` its comment. */
export function reviewView(review: Reply) {
  const rating = Math.min(5, Math.max(1, Math.round(review.r_rating)));
  return {
    id: review.r_id,
    name: review.user_name?.trim() || review.name?.trim() || say('Anonymous User'),
    date: sayDate(review.created_at),
    rating,
    text: review.r_heading?.trim() ?? '',
    description: review.r_comment ?? '',
  };
}

/** Such as '14 Nov'. */
export function sayDate(text = ''): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? say('Recent') : sayDayAndMonth(text);
}
