import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReview, listReviews, reportReview } from '@aaspaas/contract/reviews/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeReview, makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const newcomer = async () => signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
const someReview = async () =>
  makeReview(testApp.db, await makeShop(testApp.db), await makeAccount(testApp.db), 1);
const reportsOf = (id: number) =>
  testApp.db.many(sql`SELECT reason, settled_at FROM review_report WHERE review_id = ${id}`);

const thanks = { result: true, message: 'Thank you. We will look at this review.' };

test('a report waits for the admin; the review stays until then', async () => {
  const r_id = await someReview();
  const as = await newcomer();
  expect(await testApp.ask(reportReview, { r_id, reason: ' It is rude. ' }, { as })).toEqual(thanks);
  expect(await reportsOf(r_id)).toEqual([{ reason: 'It is rude.', settled_at: null }]);
});

test('a person reports a review once, however often and fast; others may too', async () => {
  const r_id = await someReview();
  const as = await newcomer();
  const sending = Array.from({ length: 20 }, () =>
    testApp.ask(reportReview, { r_id, reason: 'Rude' }, { as }),
  );
  expect(await Promise.all(sending)).toEqual(sending.map(() => thanks));
  expect(await reportsOf(r_id)).toHaveLength(1);
  await testApp.ask(reportReview, { r_id, reason: 'False' }, { as: await newcomer() });
  expect(await reportsOf(r_id)).toHaveLength(2);
});

test.each([
  ['', 'Please tell us what is wrong with this review'],
  [' \n', 'Please tell us what is wrong with this review'],
  ['x'.repeat(501), 'Reason must not exceed 500 characters'],
])('a reason is needed, of some length: %j', async (reason, says) => {
  const r_id = await someReview();
  const answer = await testApp.post('/shop/report/review', { r_id, reason }, { as: await newcomer() });
  expect([answer.status, answer.body['message'], await reportsOf(r_id)]).toEqual([400, says, []]);
});

test('nobody reports the own review', async () => {
  const as = await newcomer();
  const { id } = await makeShop(testApp.db);
  const { r_id } = await testApp.ask(addReview, { shop_id: id, comment: 'Good', rating: 5 }, { as });
  const answer = await testApp.post('/shop/report/review', { r_id, reason: 'Rude' }, { as });
  expect([answer.status, answer.body['message']]).toEqual([403, 'You cannot report your own review.']);
  expect(await reportsOf(r_id)).toEqual([]);
});

test('the list tells its author, and nobody else, which review is the own one', async () => {
  const [author, other] = [await newcomer(), await newcomer()];
  const { id } = await makeShop(testApp.db);
  for (const as of [author, other])
    await testApp.ask(addReview, { shop_id: id, comment: as, rating: 5 }, { as });
  const own = async (as: string | null) => {
    const { list } = await testApp.ask(listReviews, { shop_id: id }, { as });
    return list.filter(({ is_mine }) => is_mine).map(({ r_comment }) => r_comment);
  };
  expect([await own(author), await own(other), await own(await newcomer()), await own(null)]).toEqual([
    [author],
    [other],
    [],
    [],
  ]);
});

test('what is taken down or never was cannot be reported', async () => {
  const r_id = await someReview();
  await testApp.db.run(sql`UPDATE review SET hidden_at = now() WHERE id = ${r_id}`);
  for (const each of [r_id, 2_000_000_000]) {
    const answer = await testApp.post(
      '/shop/report/review',
      { r_id: each, reason: 'Rude' },
      { as: await newcomer() },
    );
    expect([answer.status, answer.body['message']]).toEqual([404, 'Review not found.']);
  }
});

test('a review that was found harmless takes no more reports until its author writes it anew', async () => {
  const shop = await makeShop(testApp.db);
  const author = await newcomer();
  const review = { shop_id: shop.id, rating: 1 };
  const { r_id } = await testApp.ask(addReview, { ...review, comment: 'Slow' }, { as: author });
  await testApp.db.run(sql`UPDATE review SET harmless_at = now() WHERE id = ${r_id}`);
  const report = async () => testApp.ask(reportReview, { r_id, reason: 'Rude' }, { as: await newcomer() });
  const seen = { result: true, message: 'Thank you. We have looked at this review already, and it stays.' };
  expect([await report(), await reportsOf(r_id)]).toEqual([seen, []]);
  await testApp.ask(addReview, { ...review, comment: 'Slow' }, { as: author });
  expect(await report()).toEqual(seen);
  await testApp.ask(addReview, { ...review, comment: 'Thieves!' }, { as: author });
  expect([await report(), (await reportsOf(r_id)).length]).toEqual([thanks, 1]);
});

test('a guest reports nothing', async () => {
  const r_id = await someReview();
  expect((await testApp.post('/shop/report/review', { r_id, reason: 'Rude' })).status).toBe(401);
  expect(await reportsOf(r_id)).toEqual([]);
});
