import { Failure, statusOf } from '@aaspaas/contract/failure';
import { ownWords } from '../../api/send';

/** What is said when a registration was answered, but not done. */
export const refusedBy = (message: string): string => message || 'Registration failed.';

/** What is said when a registration failed. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Failure) || isSilence(error)) return unreached;
  if (isTaken(error)) return 'User with this email or phone number already exists.';
  if (statusOf[error.kind] >= 500) return 'Server error. Please try again later.';
  // Without words of its own, the reply came from a machine in between.
  return error.message === ownWords.none ? unreached : `Registration failed: ${error.message}`;
}

const unreached = 'Registration failed. Please check your connection and try again.';

/** No reply at all. A gateway's 502 and 504 are replies, of the same kinds but without these words. */
const isSilence = ({ message }: Failure): boolean =>
  message === ownWords.unreachable || message === ownWords.timedOut;

/** 'mismatch': the first attempt did arrive, and something was changed since. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Failure && (error.kind === 'taken' || error.kind === 'mismatch');
