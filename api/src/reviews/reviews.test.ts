import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOwnReview, listOwnReviews, addReview, listReviews } from '@aaspaas/contract/reviews/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeReview,
  makeShop,
  type Shop,
  signIn,
} from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

const minute = 60_000;
const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const newcomer = async () => enter(await makeAccount(testApp.db));
const reviewOf = ({ id }: Shop, changes: object = {}) => ({
  shop_id: id,
  rating: 4,
  heading: 'Great experience!',
  comment: 'Fresh and quick.',
  ...changes,
});
const read = async ({ id }: Shop, as: string | null = null) =>
  (await testApp.ask(listReviews, { shop_id: id }, { as })).list;

/** Stars and count, as customers see them. */
async function standing({ id }: Shop) {
  const { list } = await testApp.ask(listShops, { sh_id: id });
  return [list[0]?.sh_ratings, list[0]?.sh_review_count];
}

describe('writing a review', () => {
  test('is answered with result and success, and read back by anyone [M-007, M-224, M-225, M-228, M-472..M-475]', async () => {
    const shop = await makeShop(testApp.db);
    const author = await makeAccount(testApp.db, 'user', { name: 'Meera Pillai' });
    const body = { user_id: author.id, ...reviewOf(shop) };
    const { body: reply } = await testApp.post('/shop/add/review', body, { as: await enter(author) });
    const r_id = reply['r_id'];
    expect(reply).toEqual({ result: true, success: true, message: 'Review submitted successfully!', r_id });
    const { body: listed } = await testApp.post('/shop/list/review', { shop_id: shop.id });
    const record = {
      r_id,
      user_name: 'Meera Pillai',
      created_at: '2026-03-16T06:30:00.000Z',
      r_rating: 4,
      r_heading: 'Great experience!',
      r_comment: 'Fresh and quick.',
    };
    expect(listed).toEqual({ result: true, list: [record], more: false, breakdown: [0, 0, 0, 1, 0] });
    expect(await standing(shop)).toEqual([4, 1]);
  });

  test('keeps the text as it was typed, in any script', async () => {
    const shop = await makeShop(testApp.db);
    const comment = '<b>നല്ല</b> കട 👍🏽\n"best" & O\'Brien; DROP TABLE review';
    await testApp.ask(addReview, reviewOf(shop, { comment: `  ${comment}\n` }), { as: await newcomer() });
    expect(await read(shop)).toMatchObject([{ r_comment: comment }]);
  });

  test.each([{}, { heading: '' }, { heading: ' \n' }])(
    'without a heading of its own has none: %j [M-228, D-057, D-106]',
    async (changes) => {
      const shop = await makeShop(testApp.db);
      const body = { ...reviewOf(shop), heading: undefined, rating: 2, ...changes };
      await testApp.ask(addReview, body, { as: await newcomer() });
      expect(await read(shop)).toMatchObject([{ r_heading: '' }]);
    },
  );

  const incomplete = 'Please provide a rating and write a review';
  test.each([
    [{ rating: 0 }, incomplete, 'rating'],
    [{ comment: '' }, incomplete, 'text'],
    [{ comment: ' \n\t' }, incomplete, 'text'],
    [{ comment: '\u200b\u200d' }, incomplete, 'text'],
    [{ comment: 'x'.repeat(1001) }, 'Review must not exceed 1000 characters', 'text'],
  ])('is refused with %j [M-407, M-308, M-475]', async (changes, says, field) => {
    const shop = await makeShop(testApp.db);
    const answer = await testApp.post('/shop/add/review', reviewOf(shop, changes), { as: await newcomer() });
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: false, message: says, fields: { [field]: says } },
    ]);
    expect([await read(shop), await standing(shop)]).toEqual([[], [null, 0]]);
  });

  test.each([-1, 6, 4.5, '5', null])('takes whole stars from 1 to 5, not %j [M-630]', async (rating) => {
    const shop = await makeShop(testApp.db);
    const answer = await testApp.post('/shop/add/review', reviewOf(shop, { rating }), {
      as: await newcomer(),
    });
    expect([answer.status, await read(shop)]).toEqual([400, []]);
  });

  test('needs a login [M-408]', async () => {
    const shop = await makeShop(testApp.db);
    expect((await testApp.post('/shop/add/review', reviewOf(shop))).status).toBe(401);
    expect(await read(shop)).toEqual([]);
  });

  test('is for every role', async () => {
    const shop = await makeShop(testApp.db);
    const people = [(await makeShop(testApp.db)).owner, await makeAgent(testApp.db)];
    for (const person of people) await testApp.ask(addReview, reviewOf(shop), { as: await enter(person) });
    expect(await read(shop)).toHaveLength(2);
  });

  test('is not for the shop’s own owner [M-633, D-073]', async () => {
    const shop = await makeShop(testApp.db);
    const answer = await testApp.post('/shop/add/review', reviewOf(shop), { as: await enter(shop.owner) });
    expect([answer.status, answer.body['message']]).toEqual([403, 'You cannot review your own shop.']);
    expect([await read(shop), await standing(shop)]).toEqual([[], [null, 0]]);
  });

  test('is about shops that customers see', async () => {
    const hidden = await makeShop(testApp.db, { status: 'suspended' });
    for (const shop of [hidden, { ...hidden, id: 2_000_000_000 }]) {
      const answer = await testApp.post('/shop/add/review', reviewOf(shop), { as: await newcomer() });
      expect([answer.status, answer.body['message']]).toEqual([404, 'Shop not found.']);
    }
  });

  test('nobody sends shop after shop by the hundred', async () => {
    const shop = await makeShop(testApp.db);
    const as = await newcomer();
    const statuses = [];
    for (let sent = 0; sent < 61; sent++)
      statuses.push((await testApp.post('/shop/add/review', reviewOf(shop), { as })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    await testApp.letPass(minute);
    expect((await testApp.post('/shop/add/review', reviewOf(shop), { as })).status).toBe(200);
  });
});

describe('one’s own reviews [D-106]', () => {
  test('are listed with their shops, newest first, and deleted with their stars', async () => {
    const [first, second] = [await makeShop(testApp.db), await makeShop(testApp.db)];
    const as = await newcomer();
    await testApp.ask(addReview, reviewOf(first, { rating: 1 }), { as: await newcomer() });
    const { r_id } = await testApp.ask(addReview, reviewOf(first, { rating: 5 }), { as });
    testApp.clock.advance(minute);
    await testApp.ask(addReview, reviewOf(second, { heading: '' }), { as });
    const { list } = await testApp.ask(listOwnReviews, {}, { as });
    expect(list).toMatchObject([
      { sh_id: second.id, r_heading: '', is_hidden: false },
      { sh_id: first.id, r_rating: 5, r_heading: 'Great experience!', r_comment: 'Fresh and quick.' },
    ]);
    await testApp.ask(deleteOwnReview, { r_id }, { as });
    expect(await standing(first)).toEqual([1, 1]);
    expect((await testApp.ask(listOwnReviews, {}, { as })).list).toHaveLength(1);
    expect((await testApp.post('/shop/delete/review', { r_id }, { as })).status).toBe(404);
  });

  test('those of others cannot be deleted, nor one’s own that was taken down', async () => {
    const shop = await makeShop(testApp.db);
    const as = await newcomer();
    const { r_id } = await testApp.ask(addReview, reviewOf(shop), { as });
    const stranger = await newcomer();
    expect((await testApp.post('/shop/delete/review', { r_id }, { as: stranger })).status).toBe(404);
    await testApp.db.run(sql`UPDATE review SET hidden_at = now() WHERE id = ${r_id}`);
    expect((await testApp.post('/shop/delete/review', { r_id }, { as })).status).toBe(404);
    expect((await testApp.ask(listOwnReviews, {}, { as })).list).toMatchObject([{ r_id, is_hidden: true }]);
  });
});

describe('a second review of the same person and shop [M-633, D-073]', () => {
  test('takes the place of the first, as a new one', async () => {
    const shop = await makeShop(testApp.db);
    const as = await newcomer();
    const first = await testApp.ask(addReview, reviewOf(shop, { rating: 1 }), { as });
    testApp.clock.advance(minute);
    await testApp.ask(addReview, reviewOf(shop, { rating: 4 }), { as: await newcomer() });
    testApp.clock.advance(minute);
    const second = await testApp.ask(addReview, reviewOf(shop, { rating: 5, comment: 'Better now' }), { as });
    expect(second.r_id).toBe(first.r_id);
    const [newest, other] = await read(shop);
    expect(newest).toMatchObject({
      r_id: first.r_id,
      r_rating: 5,
      r_comment: 'Better now',
      created_at: testApp.clock.now().toISOString(),
    });
    expect([other?.r_rating, await standing(shop)]).toEqual([4, [4.5, 2]]);
  });

  test('does not bring back what was taken down', async () => {
    const shop = await makeShop(testApp.db);
    const as = await newcomer();
    const { r_id } = await testApp.ask(addReview, reviewOf(shop, { rating: 1 }), { as });
    await testApp.db.run(sql`UPDATE review SET hidden_at = now() WHERE id = ${r_id}`);
    const answer = await testApp.post('/shop/add/review', reviewOf(shop), { as });
    expect([answer.status, answer.body['message']]).toEqual([
      403,
      'Your review of this shop was taken down.',
    ]);
    expect(await read(shop)).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('fifty people’s reviews all count', async () => {
    const shop = await makeShop(testApp.db);
    const ratings = Array.from({ length: 50 }, (_, index) => 1 + (index % 5));
    const tokens = await Promise.all(ratings.map(newcomer));
    const answers = await Promise.all(
      ratings.map((rating, index) =>
        testApp.post('/shop/add/review', reviewOf(shop, { rating }), { as: tokens[index] ?? null }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await totals(shop)).toEqual({ rating_sum: 150, rating_count: 50, really: 150, rows: 50 });
  });

  test('fifty reviews of one person are one', async () => {
    const shop = await makeShop(testApp.db);
    const as = await newcomer();
    const ratings = Array.from({ length: 50 }, (_, index) => 1 + (index % 5));
    await Promise.all(ratings.map((rating) => testApp.ask(addReview, reviewOf(shop, { rating }), { as })));
    const { rating_sum, rating_count, really, rows } = await totals(shop);
    expect([rating_count, rows, rating_sum]).toEqual([1, 1, really]);
  });

  test('one review sent again with its key is one, and answered alike', async () => {
    const shop = await makeShop(testApp.db);
    const sending = { as: await newcomer(), headers: { 'idempotency-key': 'review-of-a-patchy-network' } };
    const answers = [];
    for (let sent = 0; sent < 3; sent++)
      answers.push((await testApp.post('/shop/add/review', reviewOf(shop), sending)).text);
    expect(new Set(answers).size).toBe(1);
    expect(await totals(shop)).toMatchObject({ rating_sum: 4, rating_count: 1 });
    const other = await testApp.post('/shop/add/review', reviewOf(shop, { rating: 1 }), sending);
    expect(other.status).toBe(422);
  });

  /** The totals in the shop's row, and the sums of its reviews. */
  const totals = ({ id }: Shop) =>
    testApp.db.one<{ rating_sum: number; rating_count: number; really: number; rows: number }>(sql`
      SELECT rating_sum, rating_count, (SELECT sum(rating) FROM review WHERE shop_id = ${id}) AS really,
        (SELECT count(*) FROM review WHERE shop_id = ${id}) AS rows FROM shop WHERE id = ${id}`);
});

describe('reading reviews', () => {
  test('newest first, page by page', async () => {
    const shop = await makeShop(testApp.db);
    for (const comment of ['one', 'two', 'three', 'four', 'five']) {
      await testApp.ask(addReview, reviewOf(shop, { comment }), { as: await newcomer() });
      testApp.clock.advance(minute);
    }
    const page = async (body: object) => {
      const { list, more } = await testApp.ask(listReviews, { shop_id: shop.id, ...body });
      return [list.map(({ r_comment }) => r_comment), more];
    };
    expect(await page({})).toEqual([['five', 'four', 'three', 'two', 'one'], false]);
    expect(await page({ limit: 2 })).toEqual([['five', 'four'], true]);
    expect(await page({ limit: 2, offset: 2 })).toEqual([['three', 'two'], true]);
    expect(await page({ limit: 2, offset: 4 })).toEqual([['one'], false]);
    expect(await page({ limit: 5 })).toEqual([['five', 'four', 'three', 'two', 'one'], false]);
    expect(await page({ offset: 9 })).toEqual([[], false]);
  });

  test('without those of other shops and those taken down', async () => {
    const shop = await makeShop(testApp.db);
    await makeReview(testApp.db, await makeShop(testApp.db), await makeAccount(testApp.db));
    const taken = await makeReview(testApp.db, shop, await makeAccount(testApp.db));
    const kept = await makeReview(testApp.db, shop, await makeAccount(testApp.db));
    await testApp.db.run(sql`UPDATE review SET hidden_at = now() WHERE id = ${taken}`);
    expect((await read(shop)).map(({ r_id }) => r_id)).toEqual([kept]);
  });

  test('those of a deleted person stay, without the person [M-645]', async () => {
    const shop = await makeShop(testApp.db);
    const author = await makeAccount(testApp.db, 'user', { name: 'Canary Person' });
    await makeReview(testApp.db, shop, author, 3);
    const as = await enter(author);
    expect((await testApp.post('/admin/delete/user', {}, { as })).status).toBe(200);
    expect(await read(shop)).toMatchObject([{ user_name: 'Anonymous User', r_rating: 3 }]);
    expect(await standing(shop)).toEqual([3, 1]);
  });

  test('of a shop that customers do not see: only the owner and an admin', async () => {
    const shop = await makeShop(testApp.db, { status: 'expired' });
    await makeReview(testApp.db, shop, await makeAccount(testApp.db));
    const readers = [null, await newcomer(), await enter((await makeShop(testApp.db)).owner)];
    for (const as of readers) expect(await read(shop, as)).toEqual([]);
    const admin = await makeAccount(testApp.db, 'admin');
    for (const person of [shop.owner, admin]) expect(await read(shop, await enter(person))).toHaveLength(1);
  });

  test('an unknown shop has none', async () => {
    expect(await testApp.ask(listReviews, { shop_id: 2_000_000_000 })).toEqual({
      result: true,
      list: [],
      more: false,
      breakdown: [0, 0, 0, 0, 0],
    });
  });

  test('tells how often each number of stars was given, on every page, without hidden ones', async () => {
    const shop = await makeShop(testApp.db);
    for (const rating of [5, 5, 5, 3, 1, 1])
      await testApp.ask(addReview, reviewOf(shop, { rating }), { as: await newcomer() });
    const hidden = await testApp.ask(addReview, reviewOf(shop, { rating: 2 }), { as: await newcomer() });
    await testApp.db.run(sql`UPDATE review SET hidden_at = now() WHERE id = ${hidden.r_id}`);
    const page = await testApp.ask(listReviews, { shop_id: shop.id, limit: 2, offset: 2 });
    expect(page.list).toHaveLength(2);
    expect(page.breakdown).toEqual([2, 0, 1, 0, 3]);
  });
});
