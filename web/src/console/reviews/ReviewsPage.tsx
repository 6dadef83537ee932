import { listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { reviewListLabels, reviewLists } from '@aaspaas/contract/console/reviews/states';
import { useUrl } from '../../current-url/url';
import { EmptyState } from '../../ui/EmptyState';
import { ConsoleFrame } from '../ConsoleFrame';
import { stateRequestOf } from '../requests';
import { Pager } from '../ConsoleTable';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { Tabs } from '../Tabs';
import { ReportedCard } from './ReportedCard';

/** Reviews that somebody has reported, and those that were dealt with. */
export function ReviewsPage() {
  const url = useUrl();
  const request = stateRequestOf(url);
  const reading = usePageRead(listReportedReviews);
  return (
    <ConsoleFrame title="Reviews">
      <Tabs
        url={url}
        name="state"
        label="Which reviews"
        tabs={reviewLists.map((value) => ({ value, label: reviewListLabels[value] }))}
      />
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            {rows.length === 0 && <EmptyState title={request.state ? 'None.' : 'No report waits for you.'} />}
            <ul className="grid gap-4">
              {rows.map((review) => (
                <ReportedCard key={review.r_id} review={review} />
              ))}
            </ul>
            <Pager url={url} page={page} pages={pages} count={count} noun={['review', 'reviews']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}
