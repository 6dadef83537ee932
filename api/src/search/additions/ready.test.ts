import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { makeManyShops } from '../../../test/make-many';
import { oneLetterOff } from '../finding/mend-slips';
import { suggestTrades } from '../suggesting/suggest-trades';
import { learnWords, warmTables } from '../understanding/tables';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await bootApp();
  warmTables();
});
afterAll(async () => {
  learnWords({ words: [], concepts: [], orders: [] });
  await testApp.stop();
});

/** Processor time in milliseconds: elapsed time on a busy machine depends on others. */
const workSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const additions = (word: string) => ({ words: [{ concept: 'plumber', word }], concepts: [], orders: [] });

test('a word of the admin is learnt at once, and the first suggestion waits for nothing', () => {
  const taken = ['zorblat', 'zorblit', 'zorblot'].map((word) => {
    const before = process.cpuUsage();
    learnWords(additions(word));
    expect([suggestTrades('plum')[0]?.label, oneLetterOff('plumbr'), oneLetterOff(`${word}t`)]).toEqual([
      'plumber',
      'plumber',
      word,
    ]);
    return workSince(before);
  });
  expect(Math.min(...taken)).toBeLessThan(40);
});

/** The longest that somebody else would have waited, of the processor, while something was done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.cpuUsage();
  const answer = () => {
    longest = Math.max(longest, workSince(before));
    before = process.cpuUsage();
    next = setImmediate(answer);
  };
  let next = setImmediate(answer);
  await work();
  clearImmediate(next);
  return longest;
}

test('others are answered while a word is learnt that hundreds of listings have', async () => {
  await makeManyShops(testApp.db, 500);
  const chief = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, chief, testApp.clock.now());
  const add = async (word: string) =>
    expect(
      (await testApp.post('/console/add/word', { concept: 'plumber', word }, { as })).body,
    ).toMatchObject({ message: `‘${word}’ now means plumber.` });
  const longest = [await longestTurn(() => add('anand')), await longestTurn(() => add('stores'))];
  expect(Math.min(...longest)).toBeLessThan(100);
  const { list } = await testApp.ask(listShops, { search: 'plumber', city: 'Kochi', limit: 3 });
  expect(list.map(({ sh_name }) => sh_name)).toContainEqual(expect.stringMatching(/^Anand Stores/));
});
