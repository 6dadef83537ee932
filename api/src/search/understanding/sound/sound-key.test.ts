import { expect, test } from 'vitest';
import { soundKey } from './sound-key';

test.each([
  ['dukan', 'dukaan'],
  ['दुकान', 'dukaan'],
  ['ब्यूटी', 'beauty'],
  ['दर्ज़ी', 'darji'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});
