import { declareConsoleCall } from '../declare-console-call';

export type { ReportedReview } from './shapes';

export const listReportedReviews = declareConsoleCall('/console/list/reviews', {
  permission: 'look',
});

const asModerator = { permission: 'moderate reviews', proof: 'session' } as const;

export const hideReview = declareConsoleCall('/console/hide/review', asModerator);

export const restoreReview = declareConsoleCall('/console/restore/review', asModerator);

export const passReview = declareConsoleCall('/console/pass/review', asModerator);

export const takeReportsAgain = declareConsoleCall('/console/watch/review', asModerator);

export const deleteReview = declareConsoleCall('/console/delete/review', {
  permission: 'moderate reviews',
  proof: 'recent',
});

export const answerReport = declareConsoleCall('/console/answer/report', {
  ...asModerator,
  isRetryable: true,
});
