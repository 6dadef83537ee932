import { safeParse } from 'valibot';
import type { AnswerOf, Call } from '@aaspaas/contract/call';
import type { ShapedCall } from '@aaspaas/contract/every-call';
import { Said } from '@aaspaas/contract/says';

/** Whether the next shared reply is checked. */
export interface ReplyChecks {
  isDue(): boolean;
}

/** Checks one reply of this many. */
export function checkOneOf(many: number): ReplyChecks {
  let count = 0;
  return { isDue: () => (count += 1) % many === 0 };
}

/**
 * Shared replies are sent as they were made, so all have the same bytes, checked or not. One with more than its shape
 * says is a fault.
 */
export function checkSometimes<Reply>(call: ShapedCall, checks: ReplyChecks, reply: Reply): Reply {
  if (checks.isDue() && JSON.stringify(parseReply(call, reply)) !== JSON.stringify(reply))
    throw new Error(`the reply of ${call.path} has other fields than its shape, or another order`);
  return reply;
}

/**
 * Checks every reply against its shape once: a reply that `write` stores before it is stored, every other before it is
 * sent. That includes one stored by an earlier request, perhaps under an older shape.
 */
export async function checkOnce<C extends Call>(
  call: ShapedCall,
  answer: (check: (reply: unknown) => AnswerOf<C>) => Promise<unknown>,
): Promise<AnswerOf<C>> {
  let checked: AnswerOf<C> | null = null;
  const check = (reply: unknown) => (checked = parseReply<C>(call, reply));
  const reply = await answer(check);
  return checked !== null && reply === checked ? checked : check(reply);
}

function parseReply<C extends Call>(call: ShapedCall, reply: unknown): AnswerOf<C> {
  const parsed = safeParse(call.reply, spoken(reply));
  if (!parsed.success) throw new Error(`the reply of ${call.path} does not fit its shape`);
  // `callsByPath` has paired the call with this shape.
  return parsed.output as AnswerOf<C>;
}

/** A message with parameters is sent as text, and beside it the template and its parameters, as in a failure. */
const spoken = (reply: unknown): unknown =>
  isObject(reply) && reply['message'] instanceof Said
    ? { ...reply, ...reply['message'], message: String(reply['message']) }
    : reply;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
