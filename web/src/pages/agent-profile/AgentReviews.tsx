import { type AgentReviewRecord, listAgentReviews } from '@aaspaas/contract/agents/calls';
import { useSettings } from '../../api/boot';
import { read, send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/ErrorState';
import { GivenStars } from '../../ui/stars/GivenStars';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { MoreList } from '../../ui/MoreList';
import { RatingBreakdown } from '../../reviews/RatingBreakdown';
import { say } from '../../say';
import { sayDayAndMonth } from '../../say-date';

const firstShown = 5;

interface AgentReviewsProps {
  readonly agentId: number;
  /** The agent reads the newest reviews; for others a cache may answer. */
  readonly isOwn?: boolean;
}

/** What customers said about an agent; while there are no reviews, a sample beside the demo data. */
export function AgentReviews({ agentId, isOwn = false }: AgentReviewsProps) {
  const reading = useRead(listAgentReviews, { u_id: agentId }, isOwn ? send : read);
  return (
    <section aria-labelledby="agent-reviews" className="grid gap-4">
      <h2 id="agent-reviews" className="text-xl sm:text-2xl">
        Reviews
      </h2>
      {reading.state === 'loading' && <ListSkeleton rows={3} />}
      {reading.state === 'failed' && (
        <ErrorState message="The reviews could not be loaded." onRetry={reading.retry} />
      )}
      {reading.state === 'loaded' && <Reviews {...reading.reply} />}
    </section>
  );
}

interface ReviewsProps {
  readonly list: readonly AgentReviewRecord[];
  readonly breakdown: readonly number[];
}

function Reviews({ list, breakdown }: ReviewsProps) {
  const hasSamples = useSettings().demoAgentId !== null;
  if (list.length > 0) return <Columns list={list} breakdown={breakdown} />;
  return hasSamples ? <Samples /> : <p className="text-ink-soft">{say(nobodyYet)}</p>;
}

const nobodyYet = 'Nobody has left a review yet. Customers can leave one after each delivery.';

function Samples() {
  return (
    <>
      <p className="text-ink-soft">
        <Badge tone="plum">Sample</Badge> Nobody has left a review yet. This is how they will look.
      </p>
      <Columns list={sampleReviews} breakdown={sampleBreakdown} />
    </>
  );
}

function Columns({ list, breakdown }: ReviewsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
      <RatingBreakdown counts={breakdown} />
      <div className="grid gap-3">
        <MoreList items={list} first={firstShown}>
          {(shown) => (
            <ul className="grid grid-cols-1 gap-3">
              {shown.map((review) => (
                <Review key={review.r_id} review={review} />
              ))}
            </ul>
          )}
        </MoreList>
      </div>
    </div>
  );
}

function Review({ review }: { review: AgentReviewRecord }) {
  const date = new Date(review.created_at);
  return (
    <li className="card grid gap-1 p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="min-w-0 font-semibold wrap-anywhere">{review.user_name}</b>
        <span className="text-sm text-ink-soft">
          {Number.isNaN(date.getTime()) ? say('Recent') : sayDayAndMonth(review.created_at)}
        </span>
      </div>
      <GivenStars rating={review.r_rating} />
      {review.r_comment && (
        <p className="whitespace-pre-line wrap-anywhere">
          {review.created_at ? review.r_comment : say(review.r_comment)}
        </p>
      )}
    </li>
  );
}

/** Sample reviews, which show an agent what reviews will look like. */
const sampleReviews: readonly AgentReviewRecord[] = [
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
const sampleBreakdown: readonly number[] = [0, 1, 2, 9, 24];
