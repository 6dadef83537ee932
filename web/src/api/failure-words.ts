import { Failure } from '@aaspaas/contract/failure';

/** From what went wrong to what is said about it, for all calls alike. */

/** True when no reply came at all, so that trying again is all there is to do. */
export const isLost = (failure: unknown): boolean =>
  failure instanceof Failure && (failure.kind === 'unreachable' || failure.kind === 'timed-out');

/** True when our server was not reached, even if a machine in between has answered for it. */
export const isCutOff = (failure: unknown): boolean =>
  isLost(failure) ||
  (failure instanceof Failure && (failure.kind === 'bad-gateway' || failure.kind === 'too-slow'));

/** What the server said, or nothing where it said nothing. */
export const serverWords = (failure: unknown): string => (isLost(failure) ? '' : anyWords(failure, ''));

/** What the server said, what we know of the network, or the given sentence. */
export function anyWords(failure: unknown, otherwise: string): string {
  if (!(failure instanceof Failure) || failure.details.isWordless) return otherwise;
  return failure.message || otherwise;
}

/** A reply may say no although its status says yes. */
export function refuseFalse(reply: { readonly result: boolean; readonly message?: string }): void {
  if (!reply.result) throw new Failure('invalid', reply.message ?? '');
}
