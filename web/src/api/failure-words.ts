import { Failure, type FailureKind } from '@aaspaas/contract/failure';

/** From what went wrong to what is said about it, for all calls alike. */

export const isOfKind = (failure: unknown, ...kinds: readonly FailureKind[]): boolean =>
  failure instanceof Failure && kinds.includes(failure.kind);

/** True when no reply came at all, so that trying again is all there is to do. */
export const isLost = (failure: unknown): boolean => isOfKind(failure, 'unreachable', 'timed-out');

/** True when our server was not reached, even if a machine in between has answered for it. */
export const isCutOff = (failure: unknown): boolean =>
  isLost(failure) || isOfKind(failure, 'bad-gateway', 'too-slow');

/** What the server said, or nothing where it said nothing. */
export const serverWords = (failure: unknown): string => (isLost(failure) ? '' : anyWords(failure, ''));

/** What the server said, what we know of the network, or the given sentence. */
export function anyWords(failure: unknown, otherwise: string): string {
  if (!(failure instanceof Failure) || failure.details.isWordless) return otherwise;
  return failure.message || otherwise;
}
