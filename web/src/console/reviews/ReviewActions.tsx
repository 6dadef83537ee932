import {
  deleteReview,
  hideReview,
  passReview,
  type ReportedReview,
  restoreReview,
  takeReportsAgain,
} from '@aaspaas/contract/console/reviews/calls';
import { ActionButton } from '../ActionButton';
import { counted } from '../people/words';
import { useMay } from '../use-may';

/** Taking down and finding harmless can be undone, so they are not asked about; deleting cannot. */
export function ReviewActions({ review }: { readonly review: ReportedReview }) {
  const mayModerate = useMay('moderate reviews');
  if (!mayModerate) return null;
  const { r_id, shop, is_hidden: isHidden, is_harmless: isHarmless } = review;
  const body = { r_id };
  const about = `the review of ${shop.name}`;
  return (
    <div className="flex flex-wrap gap-2">
      {isHidden ? (
        <ActionButton
          call={restoreReview}
          body={body}
          label="Show again"
          name={`Show ${about} again`}
          done="The review is shown again."
        />
      ) : (
        <ActionButton
          call={hideReview}
          body={body}
          label="Take down"
          name={`Take down ${about}`}
          tone="primary"
          done="Taken down. You find it under ‘Taken down’."
        />
      )}
      {!isHidden && !isHarmless && (
        <ActionButton
          call={passReview}
          body={body}
          label="Harmless: no more reports"
          name={`Harmless: no more reports on ${about}`}
          done="It stays. You find it under ‘Found harmless’."
        />
      )}
      {!isHidden && isHarmless && (
        <ActionButton
          call={takeReportsAgain}
          body={body}
          label="Take reports again"
          name={`Take reports again on ${about}`}
          done="It can be reported again."
        />
      )}
      <ActionButton
        call={deleteReview}
        body={body}
        label="Delete"
        name={`Delete ${about}`}
        tone="danger"
        confirm={{
          title: 'Delete this review for good?',
          text: `1 review and ${counted(review.report_count, 'report')} are deleted. It cannot be brought back; taking it down can.`,
          verb: 'Delete review',
        }}
        done="The review is deleted."
      />
    </div>
  );
}
