import { Button } from '../ui/Button';
import { GivenStars } from '../ui/stars/GivenStars';
import { Icon } from '../ui/Icon';
import type { reviewView } from './review-view';

interface ReviewItemProps {
  readonly review: ReturnType<typeof reviewView>;
  /** Absent on one's own review. */
  readonly onReport: (() => void) | undefined;
}

export function ReviewItem({ review, onReport }: ReviewItemProps) {
  return (
    <li className="card grid grid-cols-1 gap-1 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 font-semibold">{review.name}</b>
        <span className="text-sm text-ink-soft">{review.date}</span>
      </div>
      <GivenStars rating={review.rating} />
      <h3>{review.text}</h3>
      <p className="whitespace-pre-line">{review.description}</p>
      {onReport && (
        <div className="-mb-2 -ml-3">
          <Button
            variant="quiet"
            size="small"
            aria-label={`Report the review by ${review.name}`}
            onClick={onReport}
          >
            <Icon name="flag" size={18} /> Report
          </Button>
        </div>
      )}
    </li>
  );
}
