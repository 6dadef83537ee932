import { Failure, statusOf } from '@aaspaas/contract/failure';
import { ownWords } from '../api/send';

/** From what went wrong to what is said about it, call by call. */

/** What the server said, or nothing where it said nothing. */
export function serverWords(failure: unknown): string {
  if (!(failure instanceof Failure)) return '';
  return Object.values<string>(ownWords).includes(failure.message) ? '' : failure.message;
}

/** What the server said, what we know of the network, or the given sentence. */
export function anyWords(failure: unknown, otherwise: string): string {
  if (!(failure instanceof Failure) || failure.message === ownWords.none) return otherwise;
  return failure.message || otherwise;
}

/** True when no reply came at all, so that trying again is all there is to do. */
export function isLost(failure: unknown): boolean {
  return (
    failure instanceof Failure &&
    (failure.message === ownWords.timedOut || failure.message === ownWords.unreachable)
  );
}

/** A reply may say no although its status says yes. */
export function refuseFalse(reply: { readonly result: boolean; readonly message?: string }): void {
  if (!reply.result) throw new Failure('invalid', reply.message ?? '');
}

export function loginSentence(failure: unknown): string {
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Invalid email or password.';
  if (kind === 'missing') return 'User not found. Please check your email.';
  return anyWords(failure, 'Something went wrong, please try again.');
}

export function signUpSentence(failure: unknown): string {
  if (!(failure instanceof Failure)) return ownWords.none;
  if (isLost(failure)) return failure.message;
  if (failure.kind === 'taken') return 'An account with this email or mobile number already exists.';
  if (statusOf[failure.kind] >= 500) return 'Server error. Please try again later.';
  if (failure.kind === 'mismatch')
    return serverWords(failure) || 'Validation failed. Please check your input.';
  return serverWords(failure) || 'Invalid data provided.';
}
