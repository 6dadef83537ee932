import { Failure } from '@aaspaas/contract/failure';
import { ownWords } from '../api/send';

/** Why a review was not posted. */
export function reviewSentence(failure: unknown): string {
  const { kind, message } = failure instanceof Failure ? failure : { kind: 'broken', message: '' };
  if (kind === 'unreachable' || kind === 'timed-out')
    return 'Network error. Please check your connection and try again.';
  if (kind === 'signed-out') return 'Please log in to submit a review';
  if (kind === 'missing') return 'Shop information not available';
  return message && message !== ownWords.none ? message : 'Failed to submit review. Please try again.';
}
