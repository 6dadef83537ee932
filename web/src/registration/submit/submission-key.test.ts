import { beforeEach, expect, test } from 'vitest';
import { forgetSubmissionKey, submissionKey } from './submission-key';

beforeEach(() => localStorage.clear());

test('one key per registration, until it is forgotten', () => {
  const key = submissionKey('agent');
  expect(submissionKey('agent')).toBe(key);
  expect(submissionKey('business')).not.toBe(key);
  forgetSubmissionKey('agent');
  expect(submissionKey('agent')).not.toBe(key);
});

test('does not use a key that was changed by hand', () => {
  const key = submissionKey('agent');
  localStorage.setItem('agentSubmissionKey', 'no key at all\n');
  expect(submissionKey('agent')).toBe(key);
  expect(key).toMatch(/^[\da-f]{32}$/);
});
