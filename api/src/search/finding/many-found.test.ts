import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';

let testApp: TestApp;

/** More than are ranked by their words too. */
const many = 60;
const names = Array.from({ length: many }, (_, at) => `${at % 3 ? 'Stitch' : 'Blouse'} House ${at}`);

beforeAll(async () => {
  testApp = await bootApp();
  for (const [at, name] of names.entries())
    await makeShop(testApp.db, {
      name,
      category: 'Tailoring & Fashion Services',
      items: at % 2 ? ['Blouse stitching'] : ['Alterations'],
      latitude: 12.97 + at / 1000,
      ratings: Array.from({ length: at % 7 }, () => 5),
    });
});
afterAll(() => testApp.stop());

const find = async (body: object) => {
  const { list, found } = await testApp.ask(listShops, { city: 'Bangalore', search: 'tailor', ...body });
  return { total: found?.count, names: list.map(({ sh_name }) => sh_name) };
};
const here = { latitude: 12.97, longitude: 77.59 };

test.each([
  {},
  here,
  { sort: 'rating' },
  { ...here, sort: 'distance' },
  { search: 'tailor house' },
  { search: 'tailor open now' },
])('pages of many follow one another without gaps or doubles: %j', async (body) => {
  const { total, names: all } = await find({ ...body, limit: 100 });
  const paged: string[] = [];
  for (let offset = 0; offset < many; offset += 17)
    paged.push(...(await find({ ...body, limit: 17, offset })).names);
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(total);
  expect(total).toBe(many);
  expect(await find({ ...body, offset: many })).toEqual({ total, names: [] });
});
