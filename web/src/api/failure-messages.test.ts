import { expect, test } from 'vitest';
import type { Failure } from '@aaspaas/contract/failure';
import { messageOf, isCutOff, isLost, serverMessage } from './failure-messages';
import { failureOf, lostMessages, noReply, throwIfDeclined } from './send';

const judge = (failure: unknown) => [
  isLost(failure),
  isCutOff(failure),
  serverMessage(failure),
  messageOf(failure, 'Not saved'),
];

test.each<
  [failure: string, Failure | Error, isLost: boolean, isCutOff: boolean, server: string, any: string]
>([
  ['no network', noReply('unreachable'), true, true, '', lostMessages.unreachable],
  ['no reply in time', noReply('timed-out'), true, true, '', lostMessages['timed-out']],
  ['a gateway without words', failureOf(502, null), false, true, '', 'Not saved'],
  ['a gateway that waits no longer', failureOf(504, null), false, true, '', 'Not saved'],
  ['a refusal', failureOf(400, { message: 'Too short' }), false, false, 'Too short', 'Too short'],
  ['a refusal without words', failureOf(400, {}), false, false, '', 'Not saved'],
  ['a fault of the server', failureOf(500, { message: 'Whatever' }), false, false, '', 'Not saved'],
  ['a fault of our own', new TypeError('x is undefined'), false, false, '', 'Not saved'],
])('%s is known by its kind', (_, failure, ...judged) => {
  expect(judge(failure)).toEqual(judged);
});

test.each([{ result: true }, { result: false, success: true }])('%j has worked [M-475]', (reply) => {
  expect(throwIfDeclined(reply)).toBe(reply);
});

test.each([
  { result: false, message: 'Closed' },
  { result: false, success: false, message: 'Closed' },
])('%j says no although its status says yes [M-475]', (reply) => {
  const refused = expect.objectContaining({ kind: 'declined', message: 'Closed' });
  expect(() => throwIfDeclined(reply)).toThrow(refused);
});

test('the message of a reply decides nothing, not even if it is one of ours', () => {
  const said = lostMessages.unreachable;
  expect(judge(failureOf(400, { message: said }))).toEqual([false, false, said, said]);
});
