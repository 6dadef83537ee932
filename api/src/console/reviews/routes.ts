import {
  answerReport,
  deleteReview,
  hideReview,
  listReportedReviews,
  passReview,
  restoreReview,
  takeReportsAgain,
} from '@aaspaas/contract/console/reviews/calls';
import { answerRules } from '@aaspaas/contract/console/reviews/rules/answer';
import { reviewLists } from '@aaspaas/contract/console/reviews/states';
import { Failure } from '@aaspaas/contract/failure';
import { sayPhone } from '@aaspaas/contract/phone-number';
import { type Sentence, says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import type { Actor } from '../../http/session/actor';
import { checkRules } from '../../http/check-rules';
import { route, type Services } from '../../http/route';
import { reportAnsweredLetter } from '../../mail/letters/report-answered';
import { queueMail } from '../../mail/queries';
import { readPage } from '../paging';
import { presentReported } from './present';
import * as queries from './queries';

export const consoleReviewRoutes = [
  route(listReportedReviews, async ({ db, body }) => {
    const list = reviewLists.find((each) => each === body.state) ?? 'waiting';
    const { rows, ...page } = await readPage(body.page, {
      count: () => queries.countReported(db, list),
      rows: (slice) => queries.listReported(db, list, slice),
    });
    return { result: true, ...page, rows: rows.map(presentReported) };
  }),

  route(hideReview, ({ body, ...context }) =>
    moderate(context, body.r_id, 'review hidden', async (tx, review, now) => {
      if (review.is_hidden) throw new Failure('taken', 'This review is taken down already.');
      await queries.setHidden(tx, review.id, now);
      await queries.countStars(tx, review, -1);
      return 'The review is taken down. Its stars no longer count.';
    }),
  ),

  route(restoreReview, ({ body, ...context }) =>
    moderate(context, body.r_id, 'review restored', async (tx, review) => {
      if (!review.is_hidden) throw new Failure('taken', 'This review is shown already.');
      await queries.setHidden(tx, review.id, null);
      await queries.countStars(tx, review, 1);
      return 'The review is shown again.';
    }),
  ),

  route(passReview, ({ body, ...context }) =>
    moderate(context, body.r_id, 'review found harmless', async (tx, review, now) => {
      if (review.is_hidden) throw new Failure('taken', 'This review is taken down. Restore it first.');
      if (review.is_harmless) throw new Failure('taken', 'Somebody found this review harmless already.');
      await queries.setHarmless(tx, review.id, now);
      return 'The review stays, and takes no more reports.';
    }),
  ),

  route(takeReportsAgain, ({ body, ...context }) =>
    moderate(context, body.r_id, 'review takes reports again', async (tx, review) => {
      if (!review.is_harmless) throw new Failure('taken', 'This review takes reports already.');
      await queries.setHarmless(tx, review.id, null);
      return 'The review can be reported again.';
    }),
  ),

  route(deleteReview, ({ body, ...context }) =>
    moderate(context, body.r_id, 'review deleted', async (tx, review) => {
      if (!review.is_hidden) await queries.countStars(tx, review, -1);
      await queries.removeReview(tx, review.id);
      return 'The review is deleted for good.';
    }),
  ),

  route(answerReport, async ({ body, actor, clock, write, hasMailServer }) => {
    checkRules(answerRules, body);
    const answer = body.text.trim();
    const now = clock.now();
    return write(async (tx) => {
      const report = await queries.holdReport(tx, body.rp_id);
      if (!report) throw new Failure('missing', 'This report is gone.');
      if (report.reply !== '') throw new Failure('taken', 'Somebody has answered this report already.');
      if (report.email === null) throw new Failure('invalid', noEmail(report));
      await queries.writeAnswer(tx, body.rp_id, answer, now);
      const letter = reportAnsweredLetter(report.email, report.shop_name, answer);
      await queueMail(tx, report.reporter_id, letter, now);
      const about = {
        subject: 'review',
        subjectId: report.review_id,
        detail: { report: body.rp_id },
      } as const;
      await recordAuditEntry(tx, { actorId: actor.accountId, action: 'report answered', ...about }, now);
      return { result: true, message: hasMailServer ? 'The answer is on its way.' : answerWaits };
    });
  }),
];

const answerWaits = 'There is no mail server: the answer goes out once there is one.';

const noEmail = ({ phone }: queries.HeldReport): Sentence =>
  phone === null
    ? 'The account of this person is deleted.'
    : says('This person gave us no email. Please call {phone}.', { phone: sayPhone(phone) });

interface Moderator extends Pick<Services, 'db' | 'clock'> {
  readonly actor: Actor;
}

type Moderation = (tx: Db, review: queries.HeldReview, now: Date) => Promise<string>;

/** Whatever is decided, the reports that wait are settled by it. */
async function moderate({ db, clock, actor }: Moderator, id: number, action: string, moderation: Moderation) {
  const now = clock.now();
  const message = await db.transaction(async (tx) => {
    const review = await queries.holdReview(tx, id);
    if (!review) throw new Failure('missing', 'This review is gone already.');
    const reports = await queries.settleReports(tx, id, now);
    const says = await moderation(tx, review, now);
    const detail = { shop: review.shop_id, rating: review.rating, reports };
    const about = { subject: 'review', subjectId: id, detail } as const;
    await recordAuditEntry(tx, { actorId: actor.accountId, action, ...about }, now);
    return says;
  });
  return { result: true, message };
}
