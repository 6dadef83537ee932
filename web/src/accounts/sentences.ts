import { Failure, statusOf } from '@aaspaas/contract/failure';
import { anyWords, isLost, serverWords } from '../api/failure-words';

/** What is said when logging in or signing up did not work. */

export function loginSentence(failure: unknown): string {
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Invalid email or password.';
  if (kind === 'missing') return 'User not found. Please check your email.';
  if (kind === 'declined') return anyWords(failure, 'Login failed');
  return anyWords(failure, 'Something went wrong, please try again.');
}

export function signUpSentence(failure: unknown): string {
  if (!(failure instanceof Failure)) return 'Something went wrong, please try again.';
  if (isLost(failure)) return failure.message;
  if (failure.kind === 'taken') return 'An account with this email or mobile number already exists.';
  if ((statusOf[failure.kind] ?? 0) >= 500) return 'Server error. Please try again later.';
  if (failure.kind === 'mismatch')
    return serverWords(failure) || 'Validation failed. Please check your input.';
  return serverWords(failure) || 'Invalid data provided.';
}
