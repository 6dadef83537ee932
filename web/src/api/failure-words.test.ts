import { expect, test } from 'vitest';
import type { Failure } from '@aaspaas/contract/failure';
import { anyWords, isCutOff, isLost, serverWords } from './failure-words';
import { failureOf, lostWords, noReply, refuseFalse } from './send';

const judge = (failure: unknown) => [
  isLost(failure),
  isCutOff(failure),
  serverWords(failure),
  anyWords(failure, 'Not saved'),
];

test.each<
  [failure: string, Failure | Error, isLost: boolean, isCutOff: boolean, server: string, any: string]
>([
  ['no network', noReply('unreachable'), true, true, '', lostWords.unreachable],
  ['no reply in time', noReply('timed-out'), true, true, '', lostWords['timed-out']],
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
  expect(refuseFalse(reply)).toBe(reply);
});

test.each([
  { result: false, message: 'Closed' },
  { result: false, success: false, message: 'Closed' },
])('%j says no although its status says yes [M-475]', (reply) => {
  const refused = expect.objectContaining({ kind: 'declined', message: 'Closed' });
  expect(() => refuseFalse(reply)).toThrow(refused);
});

test('the words of a reply decide nothing, not even when they are ours', () => {
  const said = lostWords.unreachable;
  expect(judge(failureOf(400, { message: said }))).toEqual([false, false, said, said]);
});
