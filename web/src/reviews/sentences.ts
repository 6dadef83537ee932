import { Failure } from '@aaspaas/contract/failure';
import { anyWords, isCutOff } from '../api/failure-words';

/** Says why a review was not posted. */
export function reviewSentence(failure: unknown): string {
  if (isCutOff(failure)) return 'Network error. Please check your connection and try again.';
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Please log in to submit a review';
  if (kind === 'missing') return 'Shop information not available';
  return anyWords(failure, 'Failed to submit review. Please try again.');
}
