import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';

/** How many of a list offer what was asked for, where others only come near to it. */

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  const repairs = { kind: 'service', category: 'Home Repairs' } as const;
  for (const [name, item] of [
    ['Tap Stop', 'Plumbing'],
    ['Pipe Dream', 'Plumbing'],
    ['Sparks', 'Electrical repairs'],
  ] as const)
    await makeShop(testApp.db, { ...repairs, name, items: [item] });
});
afterAll(() => testApp.stop());

async function find(search: string, more: object = {}) {
  const { list, found } = await testApp.ask(listShops, { search, city: 'Bangalore', ...more });
  return { names: list.map(({ sh_name }) => sh_name), found };
}

test('those that offer it come first and are counted apart', async () => {
  const { names, found } = await find('plumber');
  expect(found).toEqual({ count: 3, is_more: false, asked_for: 2, fitting: 2 });
  expect(names.slice(0, 2).toSorted()).toEqual(['Pipe Dream', 'Tap Stop']);
  expect(names.slice(2)).toEqual(['Sparks']);
});

test('on a later page the count is the same', async () => {
  const { names, found } = await find('plumber', { limit: 1, offset: 2 });
  expect(names).toEqual(['Sparks']);
  expect(found).toMatchObject({ count: 3, fitting: 2 });
});

test.each([
  ['all offer it', 'Tap Stop', {}],
  ['they are in another order', 'plumber', { sort: 'rating' }],
  ['what is open comes earlier', 'plumber open now', {}],
])('they are not where %s', async (_why, search, more) => {
  const { found } = await find(search, more);
  expect(found?.count).toBeGreaterThan(0);
  expect(found).not.toHaveProperty('fitting');
});

test.each([
  ['in another order', 'plumber', { sort: 'rating' }, 2],
  ['where what is open comes earlier', 'plumber open now', {}, 2],
  ['where nobody offers it', 'geyser repair', {}, 0],
])('the number counts what was asked for %s', async (_where, search, more, asked) => {
  const { found } = await find(search, more);
  expect(found).toMatchObject({ count: 3, asked_for: asked });
});
