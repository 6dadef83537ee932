import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';

const person = v.object({ id, name: v.string() });

const report = v.object({
  rp_id: id,
  reporter: about(
    'Null if the account is deleted.',
    v.nullable(v.object({ ...person.entries, has_email: v.boolean() })),
  ),
  reason: v.string(),
  created_at: v.string(),
  is_open: v.boolean(),
  reply: about('What the reporter was answered; empty if nothing.', v.string()),
});

const reportedReview = v.object({
  r_id: id,
  shop: v.object({ sh_id: id, name: v.string() }),
  author: about('Null if the account is deleted.', v.nullable(person)),
  rating: v.number(),
  heading: v.string(),
  comment: v.string(),
  created_at: v.string(),
  is_hidden: v.boolean(),
  is_harmless: v.boolean(),
  since: about('When it came to be in this list: its oldest open report, or the action.', v.string()),
  report_count: v.number(),
  reports: about('The oldest twenty, those that wait first.', v.array(report)),
});
export type ReportedReview = v.InferOutput<typeof reportedReview>;

const review = v.object({ r_id: id });

export const consoleReviewShapes = {
  listReportedReviews: {
    about:
      'Reviews with their reports, the oldest first: those that wait, those taken down, those found harmless.',
    request: v.object({
      page: listRequest.page,
      state: v.optional(about('waiting, hidden or harmless.', text(10))),
    }),
    reply: listReply(reportedReview),
  },
  hideReview: {
    about: 'Takes a review down, and its stars out of the shop’s rating. Its reports are settled.',
    request: review,
    reply: done,
  },
  restoreReview: { about: 'Shows a review again that was taken down.', request: review, reply: done },
  passReview: {
    about: 'The review stays, its reports are settled, and no more are taken on it.',
    request: review,
    reply: done,
  },
  takeReportsAgain: {
    about: 'Takes reports again on a review that was found harmless.',
    request: review,
    reply: done,
  },
  deleteReview: { about: 'Deletes a review for good, with its reports.', request: review, reply: done },
  answerReport: {
    about: 'Writes a mail to the person who reported a review.',
    request: v.object({ rp_id: id, text: text(4000) }),
    reply: done,
  },
};
