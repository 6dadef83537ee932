import { expect, test } from 'vitest';
import type { Failure } from '@aaspaas/contract/failure';
import { anyWords, isCutOff, isLost, serverWords } from './failure-words';
import { failureOf, lostWords, noReply } from './send';

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

test('the words of a reply decide nothing, not even when they are ours', () => {
  const said = lostWords.unreachable;
  expect(judge(failureOf(400, { message: said }))).toEqual([false, false, said, said]);
});
