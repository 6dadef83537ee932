import type { Call, ReplyOf } from '@aaspaas/contract/call';
import { Failure, kindOfStatus } from '@aaspaas/contract/failure';
import { keyOfCall } from '@aaspaas/contract/page';
import type { InferInput } from 'valibot';

export type RequestTo<C extends Call> = InferInput<C['request']>;

export interface SendOptions {
  readonly afterMs?: number;
  readonly signal?: AbortSignal;
}

const patienceMs = 15_000;

/** Makes a call. Whatever goes wrong comes out as a Failure with a sentence in it. */
export function send<C extends Call>(
  call: C,
  body: RequestTo<C>,
  options?: SendOptions,
): Promise<ReplyOf<C>> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
  const deadline = AbortSignal.timeout(options.afterMs ?? patienceMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  try {
    const response = await fetch(address, { ...request, signal, credentials: 'same-origin' });
    const reply: unknown = await response.json();
    if (!response.ok) throw failureOf(response.status, reply);
    // The server has checked the reply against the call's shape.
    return reply as ReplyOf<C>;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (deadline.aborted)
      throw new Failure('timed-out', 'Request timeout. Please check your connection and try again.');
    throw new Failure('unreachable', 'Network error. Please check your internet connection.');
  }
}

function failureOf(status: number, reply: unknown): Failure {
  // Every error reply has this form; anything else came from a machine in between.
  const { message, fields } = (reply ?? {}) as { message?: string; fields?: Record<string, string> };
  return new Failure(
    kindOfStatus(status),
    message ?? 'Something went wrong, please try again.',
    fields ? { fields } : {},
  );
}
