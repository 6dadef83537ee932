import { Failure, statusOf } from '@aaspaas/contract/failure';
import { messageOf, isLost } from '../../api/failure-messages';
import { say } from '../../say';

/** The message if a registration failed. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Failure) || isLost(error) || isTooSlow(error)) return unreached;
  if (error.kind === 'declined') return messageOf(error, 'Registration failed.');
  if (isTaken(error)) return 'User with this email or phone number already exists.';
  if ((statusOf[error.kind] ?? 0) >= 500) return 'Server error. Please try again later.';
  const said = messageOf(error, '');
  // Without a message of its own, the reply came from a proxy in between.
  return said ? say('Registration failed: {said}', { said }) : unreached;
}

const unreached = 'Registration failed. Please check your connection and try again.';

/**
 * With a message, our own server says that the photos took too long to arrive. Without one, a proxy waited too long for
 * our server, and the person's connection is fine.
 */
const isTooSlow = ({ kind, details }: Failure): boolean => kind === 'too-slow' && !details.hasNoMessage;

/** 'mismatch' means that the first attempt did arrive, and something was changed since. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Failure && (error.kind === 'taken' || error.kind === 'mismatch');
