import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { Failure, type FailureDetails, kindOfStatus, type LostKind } from '@aaspaas/contract/failure';
import { inLanguage } from '../current-url/language-prefix';
import { keyOfCall } from '@aaspaas/contract/page';

export interface SendOptions {
  readonly afterMs?: number;
  readonly signal?: AbortSignal;
  /** A retry with the same key is done only once, even if the first reply was lost. */
  readonly idempotencyKey?: string;
}

const patienceMs = 15_000;

/** Messages for a call without a reply. */
export const lostMessages: Readonly<Record<LostKind, string>> = {
  'timed-out': 'Request timeout. Please check your connection and try again.',
  unreachable: 'Network error. Please check your internet connection.',
};

export const noReply = (kind: LostKind): Failure => new Failure(kind, lostMessages[kind]);

/** Fired on the window when a call failed because nobody is signed in; the session may have ended meanwhile. */
export const signedOutEvent = 'aaspaas:signed-out';

/** Makes a call. Every failure is a Failure with a message. */
export function send<C extends Call>(
  call: C,
  body: RequestTo<C>,
  options?: SendOptions,
): Promise<ReplyOf<C>> {
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': inLanguage.code,
      ...(options?.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    body: JSON.stringify(body),
  };
  return ask<C>(call.path, request, options);
}

/** The same read as a GET, which caches may answer. */
export function read<C extends Call>(
  call: C,
  body: RequestTo<C>,
  options?: SendOptions,
): Promise<ReplyOf<C>> {
  if (!call.hasGetTwin) return send(call, body, options);
  return ask<C>(keyOfCall({ path: call.path, body }), { method: 'GET' }, options);
}

async function ask<C extends Call>(
  url: string,
  request: RequestInit,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.afterMs ?? patienceMs);
  const signal = options.signal ? AbortSignal.any([deadline.signal, options.signal]) : deadline.signal;
  try {
    const response = await fetch(url, { ...request, signal, credentials: 'same-origin' });
    // An error page of a proxy is not JSON; its status says enough.
    if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
    // The server has checked it against the call's shape.
    return throwIfDeclined<ReplyOf<C>>(await response.json());
  } catch (error) {
    if (options.signal?.aborted) throw noReply('unreachable');
    throw logged(url, asFailure(error, deadline.signal.aborted));
  } finally {
    clearTimeout(timer);
  }
}

function asFailure(error: unknown, isTimedOut: boolean): Failure {
  if (error instanceof Failure) return error;
  return noReply(isTimedOut ? 'timed-out' : 'unreachable');
}

interface ErrorReply extends Pick<FailureDetails, 'fields' | 'said'> {
  readonly message?: string;
  /** Only where the status does not tell the kind. */
  readonly kind?: 'second-factor';
}

export function failureOf(status: number, reply: unknown): Failure {
  // Every error reply of ours has this form; others come from a proxy.
  const details = (reply ?? {}) as ErrorReply;
  const { message, kind = kindOfStatus(status) } = details;
  if (kind === 'signed-out') dispatchEvent(new Event(signedOutEvent));
  // The server gives no details about its own faults.
  const hasNoMessage = !message || kind === 'broken';
  return new Failure(kind, message || 'Something went wrong, please try again.', {
    ...details,
    hasNoMessage,
  });
}

/**
 * Our server declines by its status. The specification also knows replies that decline in `result`, or in `success`
 * if they have it (R-377, R-389, M-450, M-475, M-507); here they become failures like any other.
 */
export function throwIfDeclined<Reply>(reply: Reply): Reply {
  // Every call replies `result`; the other fields may be absent.
  const { result, success, message } = reply as { result: boolean; success?: boolean; message?: string };
  if (!result && !success) throw new Failure('declined', message ?? '');
  return reply;
}

/** For finding out why a phone fails. It never contains what was sent. */
function logged(path: string, failure: Failure): Failure {
  // oxlint-disable-next-line no-console
  console.warn(`${path.replace(/\?.*/, '')}: ${failure.kind}`);
  return failure;
}
