import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { allowEnding, holdEnding, listHeldEndings, takeWord } from './ending-queries';

const now = new Date('2026-03-16T06:30:00Z');
const ending = (wouldEnd: number) => ({ job: 'expiry', wouldEnd, ofAll: 1000 });

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());
beforeEach(async () => {
  await fresh.database.script('DELETE FROM held_ending');
  await holdEnding(fresh.database, ending(40), now);
});

const say = (count: number) => allowEnding(fresh.database, 'expiry', count, now);
const take = (count: number) => takeWord(fresh.database, ending(count));
const held = async () => (await listHeldEndings(fresh.database)).map(({ would_end }) => would_end);

test.each([39, 40])('a word about forty ends %i, once', async (count) => {
  expect([await take(count), await say(40), await held()]).toEqual([false, true, []]);
  expect([await take(count), await take(count)]).toEqual([true, false]);
});

test.each([41, 400])('a word about forty does not end %i', async (count) => {
  await say(40);
  expect(await take(count)).toBe(false);
  // The next round notes the new number, and the word about the old one is over.
  await holdEnding(fresh.database, ending(count), now);
  expect([await held(), await take(count)]).toEqual([[count], false]);
});

test('a word about another number, or another job, is none', async () => {
  expect([await say(39), await say(41)]).toEqual([false, false]);
  expect(await allowEnding(fresh.database, 'cleaning', 40, now)).toBe(false);
  expect([await held(), await take(40)]).toEqual([[40], false]);
});
