import { beforeEach, expect, test } from 'vitest';
import { forgetKey, keyOfDraft } from './draft-key';

beforeEach(() => localStorage.clear());

test('one key per draft, until it is forgotten', () => {
  const key = keyOfDraft('agentKey');
  expect(keyOfDraft('agentKey')).toBe(key);
  expect(keyOfDraft('shopKey')).not.toBe(key);
  forgetKey('agentKey');
  expect(keyOfDraft('agentKey')).not.toBe(key);
});
