import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering, asha, json, resetBetweenTests, show } from '../../../test/harness';
import { forgetReplies } from '../../api/use-read';
import { readUrl } from '../../current-url/url';
import { BulkProgress } from './BulkProgress';

resetBetweenTests();
beforeEach(forgetReplies);
beforeEach(() => void vi.useFakeTimers());

function open(done: () => number) {
  const bulk = { id: 4, action: 'suspend', days: null, total: 10, left_out: 1 };
  const asked = answering({
    '/read/bulk': () => json(200, { result: true, bulk: { ...bulk, done: done() } }),
  });
  show(<BulkProgress url={readUrl('/admin/shops?q=x&bulk=4')} />, { ...asha, role: 'admin', grade: 'chief' });
  return asked;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const says = () => screen.getByRole('status', { name: /how far/ }).textContent;

test('it goes on looking while nothing changes, says how far it is, and ends with the last', async () => {
  let done = 3;
  const asked = open(() => done);
  await pass(0);
  expect(says()).toContain('At work3 of 10');
  for (let look = 2; look <= 4; look++) {
    await pass(1500);
    expect(asked).toHaveLength(look);
  }
  expect(screen.queryByRole('link', { name: 'Hide this' })).toBeNull();
  done = 9;
  await pass(1500);
  expect(says()).toContain('Done9 of 10');
  expect(says()).toContain('1 had changed meanwhile and was left out');
  expect(screen.getByRole('link', { name: 'Hide this' }).getAttribute('href')).toBe('/admin/shops?q=x');
  const last = asked.length;
  await pass(1500);
  await pass(1500);
  expect(asked).toHaveLength(last);
});
