import { expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import { changePasswordRules } from './change-password';
import { codeRules, forgotRules, resetRules } from './recovery';

test.each(['', '  ', '9876543210', 'asha'])('[M-350] forgot %j: an email is required', (email) => {
  expect(complain(forgotRules, { email })).toEqual({ email: 'Please enter your email.' });
});

test.each(['', '1', '123', '12345', '12a4', ' 123', '１２３４'])(
  '[M-351, M-610] code %j is not complete',
  (code) => {
    expect(complain(codeRules, { code })).toEqual({ code: 'Please enter the complete 4-digit code.' });
  },
);

test.each(['0000', '1234'])('[M-351, M-610] code %s is complete', (code) => {
  expect(complain(codeRules, { code })).toEqual({});
});

const both = 'Please fill out both fields.';

test.each([
  ['', '', { password: both, confirm: both }],
  ['secret', '', { confirm: both }],
  ['', 'secret', { password: both, confirm: 'Passwords do not match.' }],
])('[M-353] reset %j and %j: both must be filled', (password, confirm, complaints) => {
  expect(complain(resetRules, { password, confirm })).toEqual(complaints);
});

test('[M-354] reset: both must be the same', () => {
  const complaints = complain(resetRules, { password: 'secret', confirm: 'Secret' });
  expect(complaints).toEqual({ confirm: 'Passwords do not match.' });
});

test.each([
  ['12345', 'Password must be at least 6 characters long'],
  ['p'.repeat(129), 'Password must not exceed 128 characters'],
])('[M-356] reset and change: %j is refused', (password, sentence) => {
  expect(complain(resetRules, { password, confirm: password })).toEqual({ password: sentence });
  const change = { current: 'old secret', password, confirm: password };
  expect(complain(changePasswordRules, change)).toEqual({ password: sentence });
});

test('[M-355] change: the new ones must be the same', () => {
  const change = { current: 'old secret', password: 'new secret', confirm: 'other' };
  expect(complain(changePasswordRules, change)).toEqual({ confirm: 'New passwords do not match' });
});

test('change: the current password is required', () => {
  const change = { current: '', password: 'new secret', confirm: 'new secret' };
  expect(complain(changePasswordRules, change)).toEqual({ current: 'Please enter your current password' });
});
