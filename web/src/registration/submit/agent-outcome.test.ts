import { expect, test } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import { failureOf, noReply } from '../../api/send';
import { failureMessage } from './agent-outcome';

const taken = 'User with this email or phone number already exists.';
const broken = 'Server error. Please try again later.';
const unreached = 'Registration failed. Please check your connection and try again.';

test.each([
  ['R-391', 409, { message: 'An account with this email already exists.' }, taken],
  ['R-391', 409, null, taken],
  ['R-391', 422, { message: 'This was already sent with other details.' }, taken],
  ['R-392', 500, { message: 'A table is missing' }, broken],
  ['R-392', 501, null, broken],
  ['R-392', 502, null, broken],
  ['R-392', 503, { message: 'Busy' }, broken],
  ['R-392', 504, null, broken],
  ['R-390', 400, { message: 'Full name is required' }, 'Registration failed: Full name is required'],
  ['R-390', 413, { message: 'Too large' }, 'Registration failed: Too large'],
  ['R-393', 404, null, unreached],
])('[%s] %i %j: %s [D-041]', (_clause, status, reply, says) => {
  expect(failureMessage(failureOf(status, reply))).toBe(says);
});

test.each([
  ['no network', noReply('unreachable')],
  ['no reply in time', noReply('timed-out')],
  ['photos that took too long', failureOf(504, { message: 'Request timeout. Please try again.' })],
  ['something unknown', new TypeError('x is undefined')],
])('[R-393] %s', (_, error) => {
  expect(failureMessage(error)).toBe(unreached);
});

test('[R-389] a reply that declines, with and without a message', () => {
  const says = (message: string) => failureMessage(new Failure('declined', message));
  expect([says('Not in your city yet.'), says('')]).toEqual([
    'Not in your city yet.',
    'Registration failed.',
  ]);
});
