import { Failure, type FailureKind } from '@aaspaas/contract/failure';

/** What to say about a failed call, for all calls alike. */

export const isOfKind = (failure: unknown, ...kinds: readonly FailureKind[]): boolean =>
  failure instanceof Failure && kinds.includes(failure.kind);

/** True if no reply came at all, so that trying again is all one can do. */
export const isLost = (failure: unknown): boolean => isOfKind(failure, 'unreachable', 'timed-out');

/**
 * True if no reply came, if a proxy could not reach our server, or if our server or a proxy gave up waiting. To the
 * person, all of these are a bad connection.
 */
export const isCutOff = (failure: unknown): boolean =>
  isLost(failure) || isOfKind(failure, 'bad-gateway', 'too-slow');

/** The server's message; empty if it sent none. */
export const serverMessage = (failure: unknown): string => (isLost(failure) ? '' : messageOf(failure, ''));

/** The server's message, our own about the network, or the given one. */
export function messageOf(failure: unknown, otherwise: string): string {
  if (!(failure instanceof Failure) || failure.details.hasNoMessage) return otherwise;
  return failure.message || otherwise;
}
