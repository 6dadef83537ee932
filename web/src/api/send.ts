import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { Failure, kindOfStatus } from '@aaspaas/contract/failure';
import { keyOfCall } from '@aaspaas/contract/page';

export interface SendOptions {
  readonly afterMs?: number;
  readonly signal?: AbortSignal;
  /** The same key for the same wish: a retry after a lost reply does it once. */
  readonly idempotencyKey?: string;
}

const patienceMs = 15_000;

/** Sentences that are ours, not the server's: for a reply that never came, and for one without words. */
export const ownWords = {
  timedOut: 'Request timeout. Please check your connection and try again.',
  unreachable: 'Network error. Please check your internet connection.',
  none: 'Something went wrong, please try again.',
} as const;

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
  // A call with a GET twin takes an object of plain values.
  return ask<C>(
    keyOfCall({ path: call.path, body: body as Record<string, unknown> }),
    { method: 'GET' },
    options,
  );
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
    const reply: ReplyOf<C> = await response.json();
    // The server has checked it against the call's shape.
    return reply;
  } catch (error) {
    if (options.signal?.aborted) throw new Failure('unreachable', ownWords.unreachable);
    throw noted(address, asFailure(error, deadline.signal.aborted));
  } finally {
    clearTimeout(timer);
  }
}

function asFailure(error: unknown, isLate: boolean): Failure {
  if (error instanceof Failure) return error;
  return isLate
    ? new Failure('timed-out', ownWords.timedOut)
    : new Failure('unreachable', ownWords.unreachable);
}

export function failureOf(status: number, reply: unknown): Failure {
  // Every error reply has this form; anything else came from a machine in between.
  const { message, fields } = (reply ?? {}) as { message?: string; fields?: Record<string, string> };
  const failure = new Failure(kindOfStatus(status), message || ownWords.none, fields ? { fields } : {});
  if (failure.kind === 'signed-out') dispatchEvent(new Event(signedOutEvent));
  return failure;
}

/** For whoever is asked to look at a phone where something fails; never with what was sent. */
function noted(path: string, failure: Failure): Failure {
  // oxlint-disable-next-line no-console
  console.warn(`${path.replace(/\?.*/, '')}: ${failure.kind}`);
  return failure;
}
