import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteShopImage, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeShop, makeShopImage, type Shop, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;
let shop: Shop;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  shop = await makeShop(testApp.db, { images: 0 });
  token = await signIn(testApp.db, shop.owner, testApp.clock.now());
});

const remove = (image_id: number, as: string | null = token) =>
  testApp.post(deleteShopImage.path, { image_id }, { as });
const images = async () =>
  (await testApp.ask(listShops, { sh_id: shop.id }, { as: token })).list[0]?.shopimages;
const entry = () =>
  testApp.db.one(
    sql`
      SELECT action, actor_id, detail FROM audit
      WHERE subject = 'shop' AND subject_id = ${shop.id} AND action <> 'put there'`,
  );

test('[M-489, M-490] an image of one’s own is deleted for good', async () => {
  const [first, second] = [
    await makeShopImage(testApp.db, shop.id, 0),
    await makeShopImage(testApp.db, shop.id, 1),
  ];
  const answer = await remove(first);
  expect([answer.status, answer.body]).toEqual([
    200,
    { result: true, success: true, message: 'Image deleted.' },
  ]);
  expect((await images())?.map(({ si_id }) => si_id)).toEqual([second]);
  expect(await entry()).toEqual({ action: 'shop image deleted', actor_id: shop.owner.id, detail: {} });
  expect(await mailsTo(testApp, shop.owner.email)).toEqual([]);
});

test('the last image may go too; customers then no longer see the shop, and that is said', async () => {
  const answer = await remove(await makeShopImage(testApp.db, shop.id, 0));
  expect(answer.body['message']).toBe('Image deleted. Customers find your shop again once it has a photo.');
  expect((await testApp.ask(listShops, { sh_id: shop.id })).list).toEqual([]);
});

test('twice at once, it goes once', async () => {
  const image = await makeShopImage(testApp.db, shop.id, 0);
  const statuses = (await Promise.all([remove(image), remove(image)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
});

test('nobody but the owner and an admin', async () => {
  const image = await makeShopImage(testApp.db, shop.id, 0);
  const other = await signIn(testApp.db, (await makeShop(testApp.db)).owner, testApp.clock.now());
  const customer = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  for (const as of [other, customer]) expect((await remove(image, as)).status).toBe(403);
  expect((await remove(image, null)).status).toBe(401);
  expect(await images()).toHaveLength(1);
  const admin = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
  expect((await remove(image, admin)).status).toBe(200);
});

test('one that an admin deletes is marked, and the owner is told by mail', async () => {
  const admin = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, admin, testApp.clock.now());
  await remove(await makeShopImage(testApp.db, shop.id, 0), as);
  expect(await entry()).toEqual({
    action: 'shop image deleted',
    actor_id: admin.id,
    detail: { on_behalf: true },
  });
  const mails = await mailsTo(testApp, shop.owner.email);
  expect(mails.map(({ text_body }) => /for you: a photo was\sremoved\./.test(text_body))).toEqual([true]);
});
