import { Failure, type FailureKind } from '@aaspaas/contract/failure';

/** The message for a failed call of any kind. */

export const isOfKind = (failure: unknown, ...kinds: readonly FailureKind[]): boolean =>
  failure instanceof Failure && kinds.includes(failure.kind);

/** True if no reply came at all: then trying again is the only help. */
export const isLost = (failure: unknown): boolean => isOfKind(failure, 'unreachable', 'timed-out');

/**
 * True if no reply came, if a proxy could not reach our server, or if our server or a proxy gave up waiting. For a
 * person all of these are a bad connection.
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
