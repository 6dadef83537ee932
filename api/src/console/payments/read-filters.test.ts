import { expect, test } from 'vitest';
import { readLedgerFilter, readQueueFilter } from './read-filters';

test.each([
  [{}, [null, null]],
  [{ year: '2025-26' }, ['2025-04-01', '2026-03-31']],
  [{ from: '2025-06-01', to: '2025-06-30' }, ['2025-06-01', '2025-06-30']],
  // Of a year and days the narrower counts.
  [{ year: '2025-26', to: '2025-06-30' }, ['2025-04-01', '2025-06-30']],
  [{ year: '2025-26', from: '2025-06-01' }, ['2025-06-01', '2026-03-31']],
  [{ year: '2025-26', from: '2024-01-01', to: '2027-01-01' }, ['2025-04-01', '2026-03-31']],
  [{ year: 'last', from: '2026-02-31', to: 'soon' }, [null, null]],
])('the days of %j are %j', (asked, days) => {
  const { from, to } = readLedgerFilter(asked);
  expect([from, to]).toEqual(days);
});

const now = new Date('2026-03-16T06:30:00Z');
test.each([
  [{}, 'submitted', null],
  [{ state: 'all', age: '3' }, null, '2026-03-13T06:30:00.000Z'],
  [{ state: 'rejected', age: '0' }, 'rejected', null],
  [{ state: 'robbed', age: 'old' }, 'submitted', null],
])('the queue of %j', (asked, state, before) => {
  const filter = readQueueFilter(asked, now);
  expect([filter.state, filter.before?.toISOString() ?? null]).toEqual([state, before]);
});
