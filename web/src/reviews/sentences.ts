import { Failure } from '@aaspaas/contract/failure';
import { messageOf, isCutOff } from '../api/failure-messages';

/** Says why a review was not posted. */
export function reviewSentence(failure: unknown): string {
  if (isCutOff(failure)) return 'Network error. Please check your connection and try again.';
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Please log in to submit a review';
  if (kind === 'missing') return 'Shop information not available';
  return messageOf(failure, 'Failed to submit review. Please try again.');
}
