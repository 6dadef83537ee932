import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offeredLanguages, pathIn } from '@aaspaas/contract/languages';
import { type Answer, bootApp, type TestApp } from '../../test/boot';
import { makeShop, makeShopImage } from '../../test/make';
import { removeEverybody } from '../../test/remove-everybody';
import { sql } from '../db/sql';
import { openSharedReplies } from '../http/shared-replies/shared-replies';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => removeEverybody(testApp.db));
afterAll(() => testApp.stop());

const site = 'https://aaspaas.example';

async function ask(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await testApp.app.inject({ url, headers });
  return { status: statusCode, headers: answered, text: body } satisfies Omit<Answer, 'body'>;
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const addressesAt = async (url: string) => addressesIn((await ask(url)).text);

/** An id far from the others, so that the shop is on another page. */
async function moveFarAway(id: number): Promise<number> {
  const far = 25_000;
  await testApp.db.run(sql`UPDATE shop SET id = ${far} WHERE id = ${id}`);
  await makeShopImage(testApp.db, far);
  return far;
}

describe('the map of the site', () => {
  test('leads to every listed shop at its own url, and to no other', async () => {
    const listed = await makeShop(testApp.db, { name: 'Anand & Sons <Bakery>' });
    const malayalam = await makeShop(testApp.db, { name: 'അമ്മ' });
    await makeShop(testApp.db, { status: 'suspended' });
    await makeShop(testApp.db, { description: '' });
    const far = await moveFarAway((await makeShop(testApp.db, { name: 'Far Away', images: 0 })).id);
    const files = await addressesAt('/sitemap.xml');
    expect(files).toEqual(['pages', 'shops-1', 'shops-3'].map((name) => `${site}/sitemaps/${name}.xml`));
    const found = await Promise.all(files.map((file) => addressesAt(new URL(file ?? '').pathname)));
    const inEveryLanguage = (path: string): string[] =>
      offeredLanguages.map((language) => site + pathIn(language, path));
    expect(found).toEqual([
      ['/', '/NearbyShop', '/NearbyService', '/terms', '/privacy', '/grievances'].flatMap(inEveryLanguage),
      [`/shop/${listed.id}-anand-sons-bakery`, `/shop/${malayalam.id}`].flatMap(inEveryLanguage),
      inEveryLanguage(`/shop/${far}-far-away`),
    ]);
  });

  test('says when a shop was last changed', async () => {
    await makeShop(testApp.db);
    await testApp.db.run(sql`UPDATE shop SET updated_at = '2026-03-01T10:00:00Z'`);
    const { text } = await ask('/sitemaps/shops-1.xml');
    expect(text).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>');
  });

  test.each([
    '/sitemaps/shops-2.xml',
    '/sitemaps/shops-999999.xml',
    '/sitemaps/shops-0.xml',
    '/sitemaps/shops-x.xml',
    '/sitemaps/x.xml',
  ])('has no %s', async (url) => expect((await ask(url)).status).toBe(404));
});

test('a file is made once for all who ask, whatever query they put behind it', async () => {
  await makeShop(testApp.db);
  await moveFarAway((await makeShop(testApp.db, { images: 0 })).id);
  const shared = openSharedReplies({ mostBytes: 1e6, isHearing: () => true, timer: { now: () => 1 } });
  const beside = await bootApp({ beside: testApp, shared });
  const bodies = await Promise.all(
    ['1.xml', '1.xml?1', '1.xml?page=3', '3.xml'].map(
      async (file) => (await beside.app.inject({ url: `/sitemaps/shops-${file}` })).body,
    ),
  );
  await beside.app.close();
  expect([shared.stats().misses, new Set(bodies).size]).toEqual([2, 2]);
});

test('robots are told where the map is, and what is nobody’s business', async () => {
  const { text } = await ask('/robots.txt');
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  const shut = [
    '/aaspaas/user/login',
    '/admin',
    '/admin/shops',
    '/UserProfile',
    '/ShopProfile',
    '/DeliveryProfile',
  ];
  const open = [
    '/',
    '/shop/16-anand-stores',
    '/NearbyShop',
    '/NearbyService',
    '/media/x.webp',
    '/assets/x.js',
  ];
  expect([shut.filter(isClosed), open.filter(isClosed)]).toEqual([shut, []]);
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/shops-1.xml', 'application/xml; charset=utf-8'],
])('%s is kept for an hour, and not sent twice', async (url, type) => {
  await makeShop(testApp.db);
  const first = await ask(url);
  expect([first.status, first.headers['content-type']]).toEqual([200, type]);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const again = await ask(url, { 'if-none-match': String(first.headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});
