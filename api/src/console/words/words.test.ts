import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listConcepts, listSearches, listWordAdditions } from '@aaspaas/contract/console/words/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { learnWords } from '../../search/understanding/tables';
import { writeSearchCounts } from '../../search/finding/count-search';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  await makeShop(testApp.db, {
    name: 'Tap Stop',
    kind: 'service',
    category: 'Home Repairs',
    items: ['Plumbing'],
  });
  await makeShop(testApp.db, { name: 'Sky High', category: 'Electronics', items: ['Zorblat flyers'] });
});
beforeEach(async () => {
  const chief = await makeAccount(testApp.db, 'admin', { name: 'Chitra' });
  as = await signIn(testApp.db, chief, testApp.clock.now());
});
afterEach(async () => {
  await writeSearchCounts(testApp.db);
  await testApp.db.script('DELETE FROM search_addition; DELETE FROM search_text');
  learnWords({ words: [], concepts: [], orders: [] });
});
afterAll(() => testApp.stop());

const city = 'Bangalore';
const names = async (search: string) =>
  (await testApp.ask(listShops, { search, city })).list.map(({ sh_name }) => sh_name);
const post = (path: string, body: object) => testApp.post(`/console/${path}`, body, { as });
const additions = async () => (await testApp.ask(listWordAdditions, {}, { as })).rows;
const newest = async () => (await additions())[0];
const undo = async () => post('undo/word', { addition_id: (await newest())?.addition_id ?? 0 });
const audited = () =>
  testApp.db.one(sql`SELECT action, subject, subject_key, changes FROM audit ORDER BY id DESC LIMIT 1`);

describe('a word', () => {
  test('is understood at once, and no longer when it is undone', async () => {
    expect(await names('gorpomatic')).toEqual([]);
    const { body } = await post('add/word', { concept: 'plumber', word: ' GORPOMATIC ' });
    expect(body['message']).toBe('‘gorpomatic’ now means plumber.');
    expect(await names('gorpomatic')).toEqual(['Tap Stop']);
    expect(await audited()).toEqual({
      action: 'word added',
      subject: 'word',
      subject_key: 'plumber',
      changes: {
        concept: { from: null, to: 'plumber' },
        word: { from: null, to: 'gorpomatic' },
      },
    });
    expect(await newest()).toMatchObject({
      kind: 'word',
      what: 'gorpomatic',
      added_by: 'Chitra',
      undone_at: null,
    });
    expect((await undo()).status).toBe(200);
    expect(await names('gorpomatic')).toEqual([]);
    expect(await newest()).toMatchObject({ undone_by: 'Chitra' });
    expect(await audited()).toMatchObject({
      action: 'word undone',
      changes: { word: { from: 'gorpomatic', to: null } },
    });
  });

  test('that listings have makes them show the concept', async () => {
    await post('add/word', { concept: 'plumber', word: 'zorblat' });
    expect(await names('plumber')).toEqual(['Tap Stop', 'Sky High']);
    await undo();
    expect(await names('plumber')).toEqual(['Tap Stop']);
  });

  test('of any script is understood', async () => {
    await post('add/word', { concept: 'plumber', word: 'ഗോർപ്പൻ' });
    expect(await names('ഗോർപ്പൻ')).toEqual(['Tap Stop']);
  });

  test('given twice at once is there once, and undone twice only once', async () => {
    const answers = await Promise.all(
      ['plumber', 'electrician'].map((concept) => post('add/word', { concept, word: 'gorpomatic' })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await additions()).toHaveLength(1);
    const { addition_id } = (await newest()) ?? { addition_id: 0 };
    const undone = await Promise.all([1, 2].map(() => post('undo/word', { addition_id })));
    expect(undone.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test.each([
    [{ concept: 'plumber', word: ' ' }, 400, 'Please enter the word'],
    [{ concept: 'plumber', word: '12345' }, 400, 'A word needs letters'],
    [{ concept: 'plumber', word: 'one two three four five six' }, 400, 'At most 5 words, please'],
    [{ concept: 'plumber', word: 'Plumber' }, 400, '‘plumber’ means plumber already'],
    [
      { concept: 'nowhere', word: 'gorpomatic' },
      404,
      'There is no such meaning any more. Please load the page again.',
    ],
  ])('%j: %i %s', async (body, status, says) => {
    const answer = await post('add/word', body);
    expect([answer.status, answer.body['message']]).toEqual([status, says]);
    expect(await additions()).toEqual([]);
  });
});

describe('an alias', () => {
  test('means what another word means', async () => {
    const { body } = await post('add/alias', { word: 'gorpomatic', same_as: 'nal mistri' });
    expect(body['message']).toBe('‘gorpomatic’ now means plumber.');
    expect(await names('gorpomatic chahiye')).toEqual(['Tap Stop']);
    expect(await newest()).toMatchObject({ kind: 'alias', same_as: 'nal mistri', concept: 'plumber' });
  });

  test('of something that nobody knows is refused beside its field', async () => {
    const { status, body } = await post('add/alias', { word: 'gorpomatic', same_as: 'xyzzyq' });
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([400, ['same_as']]);
  });
});

describe('a concept', () => {
  const drones = {
    name: 'kite drones',
    words: 'gorpomatic, flying gorp',
    items: 'zorblat flyers',
    first: 'Electronics',
    second: '',
    third: '',
  };

  test('is found by its words and by what listings call it; its words go first', async () => {
    expect((await post('add/concept', drones)).status).toBe(200);
    expect(await names('flying gorp')).toEqual(['Sky High']);
    await post('add/word', { concept: 'kite-drones', word: 'gorpling' });
    expect(await names('gorpling')).toEqual(['Sky High']);
    const [word, concept] = await additions();
    const refused = await post('undo/word', { addition_id: concept?.addition_id });
    expect(refused.body['message']).toBe('Other additions belong to ‘kite-drones’. Please undo those first.');
    await post('undo/word', { addition_id: word?.addition_id });
    expect((await post('undo/word', { addition_id: concept?.addition_id })).status).toBe(200);
    expect(await names('flying gorp')).toEqual([]);
  });

  test('has other categories when the admin says so', async () => {
    await post('order/categories', {
      concept: 'plumber',
      first: 'Electronics',
      second: 'Home Repairs',
      third: '',
    });
    const { rows } = await testApp.ask(listConcepts, { q: 'plumber' }, { as });
    expect(rows[0]).toMatchObject({ concept: 'plumber', categories: ['Electronics', 'Home Repairs'] });
    const again = await post('order/categories', {
      concept: 'plumber',
      first: 'Electronics',
      second: 'Home Repairs',
      third: '',
    });
    expect(again.status).toBe(409);
    await undo();
    const after = await testApp.ask(listConcepts, { q: 'plumber' }, { as });
    expect(after.rows[0]?.categories[0]).toBe('Home Repairs');
  });

  test.each([
    [{ name: 'plumber' }, 409, 'Search knows ‘plumber’ already.'],
    [{ name: 'Ünusual' }, 400, 'Small English letters, digits and spaces only, please'],
    [{ words: ' , ' }, 400, 'Please enter at least one word'],
    [{ first: '' }, 400, 'Please choose a category'],
    [{ first: 'Spaceships' }, 400, 'There is no such category'],
    [{ second: 'Electronics' }, 400, 'Each category once, please'],
    [{ second: 'Grocery', third: 'Electronics' }, 400, 'Each category once, please'],
    [{ third: 'Grocery' }, 400, 'Please choose the second one first'],
  ])('%j: %i %s', async (values, status, says) => {
    const answer = await post('add/concept', { ...drones, ...values });
    expect([answer.status, answer.body['message']]).toEqual([status, says]);
  });
});

describe('what was searched for', () => {
  const findFrom = (ip: string, search: string, where = city) =>
    testApp.ask(listShops, { search, city: where }, { headers: { 'x-forwarded-for': ip } });
  const findFromThree = async (search: string, where?: string) => {
    for (const ip of ['203.0.113.7', '198.51.100.7', '192.0.2.7']) await findFrom(ip, search, where);
    await writeSearchCounts(testApp.db);
  };
  const asked = async (query: object = {}) =>
    (await testApp.ask(listSearches, query, { as })).rows.map(({ query: text, city: where, searches }) => [
      text,
      where,
      searches,
    ]);

  test('in vain is listed by city, the most frequent first; what was found and tapped is not', async () => {
    for (const search of ['gorpomatic', 'Gorpomatic', 'xyzzyq']) await findFromThree(search);
    await findFromThree('gorpomatic', 'Kochi');
    expect(await asked()).toEqual([
      ['gorpomatic', 'Bangalore', 6],
      ['gorpomatic', 'Kochi', 3],
      ['xyzzyq', 'Bangalore', 3],
    ]);
    expect(await asked({ city: 'Kochi' })).toEqual([['gorpomatic', 'Kochi', 3]]);
    expect(await asked({ q: 'xyz' })).toEqual([['xyzzyq', 'Bangalore', 3]]);
    expect(await asked({ show: 'untapped' })).toEqual([]);
    await post('add/word', { concept: 'plumber', word: 'gorpomatic' });
    const { rows } = await testApp.ask(listSearches, { q: 'gorp' }, { as });
    expect(rows[0]?.means).toBe('plumber');
  });

  test('by two networks is counted and cannot be read; the third lets it be read, with the days before', async () => {
    const read = async (query: object = {}) => {
      const { rows, count, unread } = await testApp.ask(listSearches, query, { as });
      return { rows: rows.map(({ query: text, searches }) => [text, searches]), count, unread };
    };
    for (let time = 0; time < 50; time++)
      for (const ip of ['203.0.113.7', '2001:db8:7::7']) await findFrom(ip, 'xyzzyq');
    await findFrom('203.0.113.7', 'gorpomatic', 'Kochi');
    await writeSearchCounts(testApp.db);
    expect(await read()).toEqual({ rows: [], count: 0, unread: { texts: 2, searches: 101 } });
    expect(await read({ q: 'xyz' })).toMatchObject({ rows: [], count: 0 });
    expect(await read({ city: 'Kochi' })).toMatchObject({ unread: { texts: 1, searches: 1 } });
    expect(await read({ show: 'untapped' })).toMatchObject({ rows: [], unread: { texts: 0, searches: 0 } });
    testApp.clock.advance(24 * 60 * 60_000);
    as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
    await findFromThree('xyzzyq');
    expect(await read()).toEqual({ rows: [['xyzzyq', 103]], count: 1, unread: { texts: 1, searches: 1 } });
  });

  test('and found, but never tapped, is listed until somebody taps', async () => {
    await findFromThree('plumber');
    expect(await asked({ show: 'untapped' })).toEqual([['plumber', 'Bangalore', 3]]);
    const { list } = await testApp.ask(listShops, { search: 'plumber', city });
    const tap = { sh_id: list[0]?.sh_id, action: 'call', search: 'plumber', city, tier: 'all' };
    expect((await testApp.post('/shop/count/tap', tap)).status).toBe(200);
    await writeSearchCounts(testApp.db);
    expect(await asked({ show: 'untapped' })).toEqual([]);
  });

  test('longer ago than the days that are asked for is left out', async () => {
    await findFromThree('gorpomatic');
    testApp.clock.advance(10 * 24 * 60 * 60_000);
    as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
    expect(await asked({ days: '7' })).toEqual([]);
    expect(await asked({ days: '30' })).toHaveLength(1);
  });
});
