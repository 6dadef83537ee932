import { Failure, statusOf } from '@aaspaas/contract/failure';
import { messageOf, isLost, serverMessage } from '../api/failure-messages';

/** Messages for a failed login or sign-up. */

export function loginSentence(failure: unknown): string {
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Invalid email or password.';
  if (kind === 'missing') return 'User not found. Please check your email.';
  if (kind === 'declined') return messageOf(failure, 'Login failed');
  return messageOf(failure, 'Something went wrong, please try again.');
}

export function signUpSentence(failure: unknown): string {
  if (!(failure instanceof Failure)) return 'Something went wrong, please try again.';
  if (isLost(failure)) return failure.message;
  if (failure.kind === 'taken') return 'An account with this email or mobile number already exists.';
  if ((statusOf[failure.kind] ?? 0) >= 500) return 'Server error. Please try again later.';
  if (failure.kind === 'mismatch')
    return serverMessage(failure) || 'Validation failed. Please check your input.';
  return serverMessage(failure) || 'Invalid data provided.';
}
