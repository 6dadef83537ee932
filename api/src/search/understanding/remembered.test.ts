import { afterEach, expect, test, vi } from 'vitest';
import { remembering } from './remembered';
import { learnWords } from './tables';

afterEach(() => learnWords({ words: [], concepts: [], orders: [] }));

test('what was worked out once is kept, until there is too much', () => {
  const remember = remembering<string>(2);
  const work = vi.fn<(text: string) => string>((text) => text.toUpperCase());
  const ask = (text: string) => remember(text, () => work(text));
  expect([ask('tap'), ask('tap'), ask('fan')]).toEqual(['TAP', 'TAP', 'FAN']);
  expect(work).toHaveBeenCalledTimes(2);
  ask('door');
  ask('tap');
  expect(work).toHaveBeenCalledTimes(4);
});

test('new words of the admin are understood at once', () => {
  const remember = remembering<number>(2);
  remember('tap', () => 1);
  learnWords({ words: [{ concept: 'plumber', word: 'zorblat' }], concepts: [], orders: [] });
  expect(remember('tap', () => 2)).toBe(2);
});
