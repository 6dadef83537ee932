import * as paths from '@aaspaas/contract/console/paths';
import { answerPresets, answerRules, longestAnswer } from '@aaspaas/contract/console/reviews/rules/answer';
import {
  answerReport,
  type ReportedReview,
  deleteReview,
  hideReview,
  passReview,
  restoreReview,
  takeReportsAgain,
} from '@aaspaas/contract/console/reviews/calls';
import { useNow } from '../../api/boot';
import { Badge } from '../../ui/Badge';
import { ActionDialog } from '../ActionForm';
import { PersonLink } from '../Facts';
import { sayAge, sayDate } from '../say-time';
import { useMay } from '../use-may';
import { ActionButton } from '../ActionButton';
import { counted } from '../say-amount';

/** One review with what people say against it. */
export function ReportedCard({ review }: { readonly review: ReportedReview }) {
  return (
    <li className="card grid gap-3 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          <a href={`${paths.listings}/${review.shop.sh_id}`} className="text-link underline">
            {review.shop.name}
          </a>
        </h2>
        <Badge tone="marigold">{counted(review.rating, 'star')}</Badge>
        {review.is_hidden && <Badge state="bad">Taken down</Badge>}
        {review.is_harmless && <Badge state="good">Found harmless</Badge>}
      </header>
      <figure className="grid gap-1 border-l-4 border-line pl-3">
        <blockquote className="wrap-anywhere whitespace-pre-wrap">{review.comment}</blockquote>
        <figcaption className="text-sm text-ink-soft">
          {review.author ? <PersonLink {...review.author} /> : 'Anonymous User'},{' '}
          {sayDate(new Date(review.created_at))}
        </figcaption>
      </figure>
      <Reports review={review} />
      <ReviewActions review={review} />
    </li>
  );
}

type Report = ReportedReview['reports'][number];

function Reports({ review: { reports, report_count: count } }: { readonly review: ReportedReview }) {
  if (count === 0) return <p className="text-ink-soft">Nobody has reported it.</p>;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{counted(count, 'report')}</h3>
      <ul className="grid gap-2">
        {reports.map((report) => (
          <ReportItem key={report.rp_id} report={report} />
        ))}
      </ul>
    </div>
  );
}

function ReportItem({ report }: { readonly report: Report }) {
  const now = useNow();
  const mayAnswer = useMay('moderate reviews');
  const { reporter, reason, reply } = report;
  return (
    <li className="grid gap-1 rounded-md bg-leaf-soft p-3">
      <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p>
          {reporter ? <PersonLink id={reporter.id} name={reporter.name} /> : 'Account deleted'},{' '}
          {sayAge(new Date(report.created_at), now)} ago
        </p>
        {mayAnswer && reporter?.has_email && !reply && <Answer id={report.rp_id} name={reporter.name} />}
      </div>
      {reply && (
        <p className="text-sm wrap-anywhere">
          <span className="text-ink-soft">Answered:</span> {reply}
        </p>
      )}
    </li>
  );
}

const Answer = ({ id, name }: { readonly id: number; readonly name: string }) => (
  <ActionDialog
    button="Answer"
    name={`Answer ${name}`}
    title={`Answer ${name}`}
    buttonTone="quiet"
    size="small"
    call={answerReport}
    fields={[
      { name: 'text', label: 'Your answer', kind: 'long', presets: answerPresets, countTo: longestAnswer },
    ]}
    rules={answerRules}
    body={({ text = '' }) => ({ rp_id: id, text })}
    label="Send by mail"
    done="The answer is on its way."
  />
);

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
