import { declareConsoleCall } from '../declare-console-call';

export type { ReportedReview } from './shapes';

export const listReportedReviews = declareConsoleCall('/console/list/reviews', {
  permission: 'look',
});

const deed = { permission: 'moderate reviews', proof: 'session' } as const;

export const hideReview = declareConsoleCall('/console/hide/review', deed);

export const restoreReview = declareConsoleCall('/console/restore/review', deed);

export const passReview = declareConsoleCall('/console/pass/review', deed);

export const takeReportsAgain = declareConsoleCall('/console/watch/review', deed);

export const deleteReview = declareConsoleCall('/console/delete/review', {
  permission: 'moderate reviews',
  proof: 'recent',
});

export const answerReport = declareConsoleCall('/console/answer/report', { ...deed, isRetryable: true });
