import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingState } from '@aaspaas/contract/payments/states';
import { listFavourites, setFavourite } from '@aaspaas/contract/favourites/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeFavourite,
  makeShop,
  putStatus,
  signIn,
} from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const newcomer = async () => enter(await makeAccount(testApp.db));
const idsOf = async (as: string) => (await testApp.ask(listFavourites, {}, { as })).ids;

describe('keeping a shop', () => {
  test('adds with 1, removes with 0, and says so [M-008, M-231, M-461..M-463]', async () => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    const { id } = await makeShop(testApp.db);
    const set = async (fav: 0 | 1) =>
      (await testApp.post('/user/add/fav', { u_id: account.id, sh_id: id, fav }, { as })).body;
    expect(await set(1)).toEqual({ result: true, message: 'Added to favorites.' });
    const { body } = await testApp.post('/user/list/fav', { u_id: account.id }, { as });
    expect(body).toMatchObject({ result: true, list: [{ sh_id: id }], ids: [id] });
    expect(await set(0)).toEqual({ result: true, message: 'Removed from favorites.' });
    expect(await idsOf(as)).toEqual([]);
  });

  test('twice is the same as once', async () => {
    const as = await newcomer();
    const { id } = await makeShop(testApp.db);
    for (const fav of [1, 1] as const) await testApp.ask(setFavourite, { sh_id: id, fav }, { as });
    expect(await idsOf(as)).toEqual([id]);
    for (const fav of [0, 0] as const) await testApp.ask(setFavourite, { sh_id: id, fav }, { as });
    expect(await idsOf(as)).toEqual([]);
  });

  test('what one person lets go of stays with the others [D-046]', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { id } = await makeShop(testApp.db);
    for (const as of [one, other]) await testApp.ask(setFavourite, { sh_id: id, fav: 1 }, { as });
    await testApp.ask(setFavourite, { sh_id: id, fav: 0 }, { as: one });
    expect([await idsOf(one), await idsOf(other)]).toEqual([[], [id]]);
  });

  test('needs a login [M-428]', async () => {
    const { id } = await makeShop(testApp.db);
    expect((await testApp.post('/user/add/fav', { sh_id: id, fav: 1 })).status).toBe(401);
    expect((await testApp.post('/user/list/fav', {})).status).toBe(401);
  });

  test('is for every role, and each has a list of its own [M-429, D-046]', async () => {
    const { owner } = await makeShop(testApp.db);
    const people = [
      await makeAccount(testApp.db),
      owner,
      await makeAgent(testApp.db),
      await makeAccount(testApp.db, 'admin'),
    ];
    for (const person of people) {
      const { id } = await makeShop(testApp.db);
      const as = await enter(person);
      await testApp.ask(setFavourite, { sh_id: id, fav: 1 }, { as });
      expect(await idsOf(as)).toEqual([id]);
    }
  });

  test.each([2, -1, '1', true, null])('takes 0 and 1, not %j [M-463]', async (fav) => {
    const { id } = await makeShop(testApp.db);
    const as = await newcomer();
    expect((await testApp.post('/user/add/fav', { sh_id: id, fav }, { as })).status).toBe(400);
    expect(await idsOf(as)).toEqual([]);
  });

  test('is refused where customers see no such shop [M-465]', async () => {
    const { id } = await makeShop(testApp.db, { status: 'pending_payment' });
    for (const sh_id of [id, 2_000_000_000]) {
      const answer = await testApp.post('/user/add/fav', { sh_id, fav: 1 }, { as: await newcomer() });
      expect([answer.status, answer.body]).toEqual([404, { result: false, message: 'Shop not found.' }]);
    }
  });

  test('a shop that is gone can be let go', async () => {
    const as = await newcomer();
    const reply = await testApp.ask(setFavourite, { sh_id: 2_000_000_000, fav: 0 }, { as });
    expect(reply.result).toBe(true);
  });

  test('a hundred taps at once leave the shop kept once or not at all', async () => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    const { id } = await makeShop(testApp.db);
    const taps = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 1 : 0));
    const answers = await Promise.all(
      taps.map((fav) => testApp.post('/user/add/fav', { sh_id: id, fav }, { as })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { kept } = await testApp.db.one<{ kept: number }>(sql`
      SELECT count(*) AS kept FROM favourite WHERE account_id = ${account.id}`);
    expect(kept).toBeLessThanOrEqual(1);
    await Promise.all(taps.map(() => testApp.post('/user/add/fav', { sh_id: id, fav: 1 }, { as })));
    expect(await idsOf(as)).toEqual([id]);
  });

  test.each([
    ['shop', 404],
    ['account', 401],
  ])('a %s that goes in the same moment is gone: %d', async (what, status) => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    const { id } = await makeShop(testApp.db);
    const [answer] = await testApp.db.transaction(async (tx) => {
      await tx.run(
        what === 'shop'
          ? sql`DELETE FROM shop WHERE id = ${id}`
          : sql`DELETE FROM account WHERE id = ${account.id}`,
      );
      const sending = testApp.post('/user/add/fav', { sh_id: id, fav: 1 }, { as });
      await untilSomebodyWaits();
      // In a list, or the transaction would wait for the answer that waits for it.
      return [sending];
    });
    expect((await answer)?.status).toBe(status);
  });

  /** Waits until a statement in this database waits for another's lock. */
  async function untilSomebodyWaits(): Promise<void> {
    const { waiting } = await testApp.db.one<{ waiting: number }>(sql`
      SELECT count(*) AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (waiting === 0) await untilSomebodyWaits();
  }
});

describe('the list', () => {
  test('is newest first, and has what a card needs [M-461, M-462]', async () => {
    const as = await newcomer();
    const shops = [];
    for (const name of ['First', 'Second', 'Third']) {
      const shop = await makeShop(testApp.db, { name, images: 2 });
      await testApp.ask(setFavourite, { sh_id: shop.id, fav: 1 }, { as });
      testApp.clock.advance(1000);
      shops.unshift(shop.id);
    }
    const { list, ids } = await testApp.ask(listFavourites, {}, { as });
    expect([list.map(({ sh_id }) => sh_id), ids]).toEqual([shops, shops]);
    const alone = await testApp.ask(listShops, { sh_id: shops[0] });
    expect(list[0]).toEqual(alone.list[0]);
  });

  test('as ids, as cards, with a distance', async () => {
    const as = await newcomer();
    const { id } = await makeShop(testApp.db, { images: 2, latitude: 12.97, longitude: 77.59 });
    await testApp.ask(setFavourite, { sh_id: id, fav: 1 }, { as });
    expect(await testApp.ask(listFavourites, { fields: 'ids' }, { as })).toEqual({
      result: true,
      list: [],
      ids: [id],
    });
    const near = { latitude: 12.98, longitude: 77.59 };
    const { list } = await testApp.ask(listFavourites, { fields: 'card', ...near }, { as });
    expect(list).toMatchObject([{ sh_description: '', sh_product_and_service: [], distance: '1.1 km' }]);
    expect(list[0]?.shopimages).toHaveLength(1);
  });

  test('leaves out what customers do not see, until they see it again [D-014]', async () => {
    const as = await newcomer();
    const { id } = await makeShop(testApp.db);
    await testApp.ask(setFavourite, { sh_id: id, fav: 1 }, { as });
    const put = (status: ListingState) => putStatus(testApp.db, id, status);
    await put('suspended');
    expect(await idsOf(as)).toEqual([]);
    expect((await testApp.ask(listFavourites, { fields: 'ids' }, { as })).ids).toEqual([]);
    await put('active');
    expect(await idsOf(as)).toEqual([id]);
  });

  test('is nobody else’s, and tells no shop’s email', async () => {
    const account = await makeAccount(testApp.db);
    const shop = await makeShop(testApp.db);
    await makeFavourite(testApp.db, account, shop);
    const other = await newcomer();
    expect((await testApp.post('/user/list/fav', { u_id: account.id }, { as: other })).status).toBe(403);
    expect((await testApp.post('/user/list/fav', {}, { as: other })).body['ids']).toEqual([]);
    const { text } = await testApp.post('/user/list/fav', {}, { as: await enter(account) });
    expect(text).not.toContain(shop.owner.email);
  });
});
