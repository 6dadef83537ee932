import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall } from '@aaspaas/contract/every-call';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop, type Shop, signIn } from '../../test/make';

let testApp: TestApp;
let shop: Shop;

beforeAll(async () => {
  testApp = await bootApp();
  shop = await makeShop(testApp.db, { name: 'അമ്മ & Sons' });
  await makeShop(testApp.db, { name: 'Marine Books', city: 'Mumbai', kind: 'service' });
});
afterAll(() => testApp.stop());

const twin = '/shop/list/shop';

test.each([
  {},
  { search: 'അമ്മ' },
  { search: 'sons', city: 'Bengaluru' },
  { sh_shop_or_service: 'service' },
  { sh_id: 1 },
  { latitude: 12.97, longitude: 77.59, limit: 1, offset: 1 },
  { latitude: -12.5, longitude: 77 },
  { unknown: 'field' },
])('a query gets the same reply as the body %j', async (body) => {
  const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const [got, posted] = await Promise.all([testApp.get(twin, query), testApp.post(twin, body)]);
  expect(got.status).toBe(200);
  expect(got.body).toEqual(posted.body);
});

describe('a cache', () => {
  test('may keep the reply, and asks each time with its tag whether it still holds', async () => {
    const first = await testApp.get(twin);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const second = await testApp.get(twin, {}, { headers: { 'if-none-match': tag } });
    expect([second.status, second.text, second.headers['etag']]).toEqual([304, '', tag]);
  });

  test('gets another tag for another reply', async () => {
    const tags = [{}, { search: 'sons' }, { limit: '1' }].map(
      async (query) => (await testApp.get(twin, query)).headers['etag'],
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
    const stale = await testApp.get(twin, {}, { headers: { 'if-none-match': '"another"' } });
    expect(stale.status).toBe(200);
  });

  test('never keeps a refusal', async () => {
    expect((await testApp.get(twin, { limit: 'many' })).headers['cache-control']).toBe('no-store');
  });
});

test('the reply is everybody’s: a session changes nothing, so no cache can leak an owner’s view', async () => {
  const token = await signIn(testApp.db, shop.owner, testApp.clock.now());
  const query = { sh_id: String(shop.id) };
  const [own, guests] = await Promise.all([
    testApp.get(twin, query, { as: token }),
    testApp.get(twin, query),
  ]);
  expect(own.text).toBe(guests.text);
  expect(own.text).not.toContain('sh_email');
  expect(own.headers['set-cookie']).toBeUndefined();
});

test.each([
  'limit=many',
  'limit=',
  'limit=0',
  'limit=1e9',
  'limit=5&limit=6',
  'sh_id=1.5',
  'sh_id=-1',
  'sh_id=Infinity',
  'latitude=north&longitude=1',
  'latitude=91&longitude=1',
  'search=%00',
  'search=a&search=b',
  'sh_id=99999999999',
])('?%s is refused in a sentence', async (query) => {
  const answer = await testApp.get(`${twin}?${query}`);
  expect([answer.status, answer.body]).toEqual([400, { result: false, message: 'Invalid data provided' }]);
});

test('only public reads answer GET', async () => {
  const others = everyCall.filter(({ hasGetTwin }) => !hasGetTwin);
  for (const { path } of others) expect([path, (await testApp.get(path)).status]).toEqual([path, 404]);
});
