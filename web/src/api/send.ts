import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { Failure, kindOfStatus, type LostKind } from '@aaspaas/contract/failure';
import { keyOfCall } from '@aaspaas/contract/page';

export interface SendOptions {
  readonly afterMs?: number;
  readonly signal?: AbortSignal;
  /** The same key for the same wish: a retry after a lost reply does it once. */
  readonly idempotencyKey?: string;
}

const patienceMs = 15_000;

/** What people are told when no reply came. */
export const lostWords: Readonly<Record<LostKind, string>> = {
  'timed-out': 'Request timeout. Please check your connection and try again.',
  unreachable: 'Network error. Please check your internet connection.',
};

export const noReply = (kind: LostKind): Failure => new Failure(kind, lostWords[kind]);

/** Fired on the window when a call was refused for want of a session; the session may have ended meanwhile. */
export const signedOutEvent = 'aaspaas:signed-out';

/** Makes a call. Whatever goes wrong comes out as a Failure with a sentence in it. */
export function send<C extends Call>(
  call: C,
  body: RequestTo<C>,
  options?: SendOptions,
): Promise<ReplyOf<C>> {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options?.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    body: JSON.stringify(body),
  };
  return ask<C>(call.path, request, options);
}

/** The same read as a GET, which caches on the way may answer. */
export function read<C extends Call>(
  call: C,
  body: RequestTo<C>,
  options?: SendOptions,
): Promise<ReplyOf<C>> {
  if (!call.hasGetTwin) return send(call, body, options);
  return ask<C>(keyOfCall({ path: call.path, body }), { method: 'GET' }, options);
}

async function ask<C extends Call>(
  address: string,
  request: RequestInit,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.afterMs ?? patienceMs);
  const signal = options.signal ? AbortSignal.any([deadline.signal, options.signal]) : deadline.signal;
  try {
    const response = await fetch(address, { ...request, signal, credentials: 'same-origin' });
    // An error page of some machine in between is no JSON, and says enough by its status.
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
    // The server has checked it against the call's shape.
    return refuseFalse<ReplyOf<C>>(await response.json());
  } catch (error) {
    if (options.signal?.aborted) throw noReply('unreachable');
    throw noted(address, asFailure(error, deadline.signal.aborted));
  } finally {
    clearTimeout(timer);
  }
}

function asFailure(error: unknown, isLate: boolean): Failure {
  if (error instanceof Failure) return error;
  return noReply(isLate ? 'timed-out' : 'unreachable');
}

export function failureOf(status: number, reply: unknown): Failure {
  // Every error reply has this form; anything else came from a machine in between.
  const { message, fields } = (reply ?? {}) as { message?: string; fields?: Record<string, string> };
  const kind = kindOfStatus(status);
  if (kind === 'signed-out') dispatchEvent(new Event(signedOutEvent));
  // Of its own faults the server says no more than this.
  const isWordless = !message || kind === 'broken';
  return new Failure(kind, message || 'Something went wrong, please try again.', {
    ...(fields && { fields }),
    isWordless,
  });
}

/**
 * Our server says no by its status. The specification also knows replies that say it in `result`, or in `success`
 * where they have that (R-377, R-389, M-450, M-475, M-507); here they become failures like any other.
 */
export function refuseFalse<Reply>(reply: Reply): Reply {
  // Every call answers `result`; the rest is there or not.
  const { result, success, message } = reply as { result: boolean; success?: boolean; message?: string };
  if (!result && !success) throw new Failure('declined', message ?? '');
  return reply;
}

/** For whoever is asked to look at a phone where something fails; never with what was sent. */
function noted(path: string, failure: Failure): Failure {
  // oxlint-disable-next-line no-console
  console.warn(`${path.replace(/\?.*/, '')}: ${failure.kind}`);
  return failure;
}
