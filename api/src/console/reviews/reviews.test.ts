import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerReport, listReportedReviews } from '@aaspaas/contract/console/reviews/calls';
import { addReview, listReviews, reportReview } from '@aaspaas/contract/reviews/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeReview, makeShop, type Shop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let as: string;
let shop: Shop;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
// Reports take their time, and the second step of an admin lasts for ten minutes.
beforeEach(async () => {
  shop = await makeShop(testApp.db);
  as = await enter(await makeAccount(testApp.db, 'admin', { grade: 'moderator' }));
});

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const someReview = async (rating = 1) => makeReview(testApp.db, shop, await makeAccount(testApp.db), rating);

async function report(r_id: number, reason = 'Rude', reporter?: Account): Promise<void> {
  testApp.clock.advance(60_000);
  const by = await enter(reporter ?? (await makeAccount(testApp.db)));
  await testApp.ask(reportReview, { r_id, reason }, { as: by });
}

const listed = async (state = 'waiting') =>
  (await testApp.ask(listReportedReviews, { state }, { as })).rows.filter(
    ({ shop: at }) => at.sh_id === shop.id,
  );
const rating = () => testApp.db.one(sql`SELECT rating_sum, rating_count FROM shop WHERE id = ${shop.id}`);
const shown = async () =>
  (await testApp.ask(listReviews, { shop_id: shop.id }, {})).list.map(({ r_id }) => r_id);
const act = (verb: string, r_id: number) => testApp.post(`/console/${verb}/review`, { r_id }, { as });
const both = async (verb: string, r_id: number) =>
  (await Promise.all([act(verb, r_id), act(verb, r_id)]))
    .map(({ status }) => status)
    .toSorted((one, other) => one - other);
const auditOf = async (id: number) =>
  (
    await testApp.db.many<{ action: string }>(
      sql`SELECT action FROM audit WHERE subject = 'review' AND subject_id = ${id} ORDER BY id`,
    )
  ).map(({ action }) => action);

test('reports are grouped by review, the one that waits longest first', async () => {
  const [first, second] = [await someReview(), await someReview(5)];
  await report(second, 'About another shop');
  await report(first, 'Rude');
  await report(second, 'ചീത്ത വാക്കുകൾ 🤬');
  const rows = await listed();
  expect(rows.map(({ r_id, report_count }) => [r_id, report_count])).toEqual([
    [second, 2],
    [first, 1],
  ]);
  expect(rows[0]?.reports.map(({ reason, is_open }) => [reason, is_open])).toEqual([
    ['About another shop', true],
    ['ചീത്ത വാക്കുകൾ 🤬', true],
  ]);
});

test('taking down and restoring: the stars go and come back, each once', async () => {
  const [bad] = [await someReview(1), await someReview(5)];
  await report(bad);
  expect(await both('hide', bad)).toEqual([200, 409]);
  expect([await shown(), await rating()]).toMatchObject([
    [expect.anything()],
    { rating_sum: 5, rating_count: 1 },
  ]);
  expect([await listed(), (await listed('hidden')).map(({ r_id }) => r_id)]).toEqual([[], [bad]]);
  expect(await both('restore', bad)).toEqual([200, 409]);
  expect([(await shown()).length, await rating()]).toEqual([2, { rating_sum: 6, rating_count: 2 }]);
  expect(await auditOf(bad)).toEqual(['review hidden', 'review restored']);
});

test('what is taken down does not come back when its author writes it again', async () => {
  const author = await enter(await makeAccount(testApp.db));
  const review = { shop_id: shop.id, rating: 1, comment: 'Thieves' };
  const { r_id } = await testApp.ask(addReview, review, { as: author });
  await act('hide', r_id);
  expect((await testApp.post('/shop/add/review', review, { as: author })).status).toBe(403);
  expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 });
});

test('harmless: it stays, its reports are settled, no more are taken until they are wanted again', async () => {
  const id = await someReview(2);
  await report(id);
  expect(await both('pass', id)).toEqual([200, 409]);
  await report(id, 'But I hate it');
  expect([await listed(), (await listed('harmless')).map(({ report_count }) => report_count)]).toEqual([
    [],
    [1],
  ]);
  expect([await shown(), await rating()]).toEqual([[id], { rating_sum: 2, rating_count: 1 }]);
  expect(await both('watch', id)).toEqual([200, 409]);
  await report(id, 'Still');
  expect((await listed()).map(({ r_id }) => r_id)).toEqual([id]);
});

test('what was dealt with comes newest first, and what was harmless and is taken down stands there alone', async () => {
  const [first, second, third] = [await someReview(), await someReview(), await someReview()];
  for (const id of [third, second, first]) {
    testApp.clock.advance(1000);
    await act('pass', id);
  }
  await act('hide', second);
  const idsIn = async (state: string) => (await listed(state)).map(({ r_id }) => r_id);
  expect([await idsIn('harmless'), await idsIn('hidden')]).toEqual([[first, third], [second]]);
});

test.each([true, false])(
  'deleting is for good, and counts the stars once (hidden before: %s)',
  async (isHidden) => {
    const [id] = [await someReview(1), await someReview(4)];
    if (isHidden) await act('hide', id);
    expect(await both('delete', id)).toEqual([200, 404]);
    expect(await rating()).toEqual({ rating_sum: 4, rating_count: 1 });
    expect(await testApp.db.maybe(sql`SELECT 1 FROM review WHERE id = ${id}`)).toBeNull();
  },
);

describe('an answer to the reporter', () => {
  async function reportBy(reporter: Account) {
    const id = await someReview();
    await report(id, 'Rude', reporter);
    return (await listed()).find(({ r_id }) => r_id === id)?.reports[0]?.rp_id ?? 0;
  }
  const mailsTo = (email: string | null) =>
    testApp.db.many<{ subject: string; text_body: string }>(
      sql`SELECT subject, text_body FROM outbox WHERE recipient = ${email}`,
    );

  test('goes by mail, once, and is shown with the report', async () => {
    const reporter = await makeAccount(testApp.db);
    const rp_id = await reportBy(reporter);
    await testApp.ask(answerReport, { rp_id, text: ' It stays. ' }, { as });
    const again = await testApp.post('/console/answer/report', { rp_id, text: 'Or not' }, { as });
    expect([again.status, again.body['message']]).toEqual([
      409,
      'Somebody has answered this report already.',
    ]);
    const [mail, ...others] = await mailsTo(reporter.email);
    expect([mail?.text_body.includes('It stays.'), others]).toEqual([true, []]);
    expect((await listed())[0]?.reports[0]?.reply).toBe('It stays.');
  });

  test('a person without an email is to be called', async () => {
    const reporter = await makeAccount(testApp.db, 'user', { phone: '+919847077777' });
    await testApp.db.run(sql`UPDATE account SET email = NULL WHERE id = ${reporter.id}`);
    const rp_id = await reportBy(reporter);
    const answer = await testApp.post('/console/answer/report', { rp_id, text: 'It stays.' }, { as });
    expect(answer.body['message']).toBe('This person gave us no email. Please call +91 98470 77777.');
  });

  test.each([
    ['', 'Please write something first'],
    ['x'.repeat(1001), 'An answer must not exceed 1000 characters'],
  ])('says something: %#', async (text, message) => {
    const rp_id = await reportBy(await makeAccount(testApp.db));
    const answer = await testApp.post('/console/answer/report', { rp_id, text }, { as });
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
  });
});

test('a cashier only looks', async () => {
  const id = await someReview();
  const cashier = await enter(await makeAccount(testApp.db, 'admin', { grade: 'cashier' }));
  for (const verb of ['hide', 'restore', 'pass', 'watch', 'delete'])
    expect((await testApp.post(`/console/${verb}/review`, { r_id: id }, { as: cashier })).status).toBe(403);
  expect(await shown()).toEqual([id]);
});
