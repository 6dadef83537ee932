import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { addNote, listNotes } from '@aaspaas/contract/console/people/note-calls';
import { readReceipt } from '@aaspaas/contract/payments/calls';
import { listDuplicates, mergeListings, readPair } from '@aaspaas/contract/console/duplicates/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeDelivery,
  makeFavourite,
  makeReview,
  makeShop,
  putStatus,
  type Shop,
  signIn,
} from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin');
  as = await signIn(testApp.db, chief, testApp.clock.now());
});
afterAll(() => testApp.stop());

let made = 0;
/** Shops that are alike in nothing but what the test says. */
const makeOwn = (options: Parameters<typeof makeShop>[1] = {}) =>
  makeShop(testApp.db, {
    name: `Shop number ${++made}`,
    latitude: 10 + made / 10,
    secondPhone: null,
    whatsapp: null,
    ...options,
  });

const pairsWith = async ({ id }: Shop, request: object = {}) =>
  (await testApp.ask(listDuplicates, request, { as })).rows
    .filter(({ first, second }) => [first.sh_id, second.sh_id].includes(id))
    .map(({ first, second, is_same_phone, metres }) => ({
      with: first.sh_id === id ? second.sh_id : first.sh_id,
      is_same_phone,
      metres,
    }));

describe('what may be one', () => {
  test.each([
    ['the same name', 'Malabar Bakes', 0.0005, 56],
    ['a name written otherwise', 'malabar  bakes.', 0.0005, 56],
  ])('%s, 56 metres away', async (_, name, away, metres) => {
    const one = await makeOwn({ name: 'Malabar Bakes' });
    const { latitude } = await testApp.db.one<{ latitude: number }>(
      sql`SELECT latitude FROM shop WHERE id = ${one.id}`,
    );
    const other = await makeOwn({ name, latitude: latitude + away });
    expect(await pairsWith(one)).toEqual([{ with: other.id, is_same_phone: false, metres }]);
    expect(await pairsWith(one, { why: 'phone' })).toEqual([]);
    expect(await pairsWith(one, { why: 'name' })).toHaveLength(1);
  });

  test('neither the same name 120 metres away nor another name next door', async () => {
    const one = await makeOwn({ name: 'Far Bakes', latitude: 20 });
    await makeOwn({ name: 'Far Bakes', latitude: 20.00108 });
    await makeOwn({ name: 'Near Bakes', latitude: 20 });
    expect(await pairsWith(one)).toEqual([]);
  });

  test('names in other scripts are compared, not emptied', async () => {
    const one = await makeOwn({ name: 'മലബാർ', latitude: 21 });
    await makeOwn({ name: 'കൊച്ചി', latitude: 21 });
    expect(await pairsWith(one)).toEqual([]);
  });

  test('a number that both show, whichever of their numbers it is, until one changes it', async () => {
    const one = await makeOwn();
    const other = await makeOwn({ whatsapp: one.owner.phone });
    expect(await pairsWith(one)).toEqual([{ with: other.id, is_same_phone: true, metres: null }]);
    expect(await pairsWith(one, { why: 'phone' })).toHaveLength(1);
    await testApp.db.run(sql`UPDATE shop SET whatsapp = NULL WHERE id = ${other.id}`);
    expect(await pairsWith(one)).toEqual([]);
  });
});

async function makePair(options: Parameters<typeof makeShop>[1] = {}): Promise<[Shop, Shop]> {
  const one = await makeOwn();
  return [one, await makeOwn({ whatsapp: one.owner.phone, ...options })];
}

test('told apart they leave the list, also after an edit; it can be taken back, each once', async () => {
  const [one, other] = await makePair();
  const say = (apart: boolean) =>
    testApp.post('/console/tell/apart', { first: other.id, second: one.id, apart }, { as });
  const both = async (apart: boolean) =>
    (await Promise.all([say(apart), say(apart)]))
      .map(({ status }) => status)
      .toSorted((one, other) => one - other);
  expect(await both(true)).toEqual([200, 409]);
  await testApp.db.run(sql`UPDATE shop SET name = name || '!' WHERE id = ${other.id}`);
  expect([await pairsWith(one), (await pairsWith(one, { apart: 'yes' })).length]).toEqual([[], 1]);
  expect(await both(false)).toEqual([200, 409]);
  expect(await pairsWith(one)).toHaveLength(1);
});

const shopRow = (id: number) =>
  testApp.db.maybe<{ rating_sum: number; rating_count: number; paid_until: Date | null; status: string }>(
    sql`SELECT rating_sum, rating_count, paid_until, status FROM shop WHERE id = ${id}`,
  );
const countIn = {
  review: (id: number) => sql`SELECT count(*) FROM review WHERE shop_id = ${id}`,
  favourite: (id: number) => sql`SELECT count(*) FROM favourite WHERE shop_id = ${id}`,
  delivery: (id: number) => sql`SELECT count(*) FROM delivery_request WHERE pickup_shop_id = ${id}`,
  payment: (id: number) => sql`SELECT count(*) FROM payment WHERE shop_id = ${id}`,
  account: (id: number) => sql`SELECT count(*) FROM account WHERE id = ${id}`,
};
const counted = async (what: keyof typeof countIn, id: number) =>
  (await testApp.db.one<{ count: number }>(countIn[what](id))).count;

describe('merging', () => {
  test('moves what customers left, deletes the other with its account, and its link leads on', async () => {
    const { db } = testApp;
    const [keep, other] = await makePair();
    const [faithful, once, agent] = [await makeAccount(db), await makeAccount(db), await makeAgent(db)];
    await makeReview(db, keep, faithful, 1);
    await makeReview(db, other, faithful, 5);
    await makeReview(db, other, once, 4);
    await makeReview(db, other, keep.owner, 5);
    for (const shop of [keep, other]) await makeFavourite(db, faithful, shop);
    await makeFavourite(db, once, other);
    const delivery = await makeDelivery(db, once, agent);
    await db.run(sql`UPDATE delivery_request SET pickup_shop_id = ${other.id} WHERE id = ${delivery}`);
    await db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, settled_at)
      VALUES (${other.id}, ${`MERGED${other.id}X`.padEnd(10, 'X')}, 50000, 'confirmed', now())`);
    await db.run(sql`
      INSERT INTO shop_tap (shop_id, day, action, count)
      VALUES (${keep.id}, '2026-03-01', 'call', 2), (${other.id}, '2026-03-01', 'call', 3)`);
    const { sides } = await testApp.ask(readPair, { first: keep.id, second: other.id }, { as });
    expect(sides[1].counts).toEqual({
      photos: 1,
      reviews: 3,
      favourites: 2,
      deliveries: 1,
      payments: 1,
      taps: 3,
    });
    const answer = await testApp.ask(mergeListings, { keep: keep.id, other: other.id }, { as });
    expect(answer.message).toBe('Merged. Moved: 2 reviews, 1 favourites, 1 deliveries and 1 payments.');
    // The newer review of the one who wrote both, and that of the other; not the owner's praise of the own shop.
    expect(await shopRow(keep.id)).toMatchObject({ rating_sum: 9, rating_count: 2 });
    expect(await counted('review', keep.id)).toBe(2);
    expect(await counted('favourite', keep.id)).toBe(2);
    expect(await counted('delivery', keep.id)).toBe(1);
    expect(await counted('payment', keep.id)).toBe(1);
    expect(await db.one(sql`SELECT count FROM shop_tap WHERE shop_id = ${keep.id}`)).toEqual({ count: 5 });
    expect([await shopRow(other.id), await counted('account', other.owner.id)]).toEqual([null, 0]);
    const { list } = await testApp.ask(listShops, { sh_id: other.id });
    expect(list.map(({ sh_id }) => sh_id)).toEqual([keep.id]);
    expect(await pairsWith(keep)).toEqual([]);
    const entry = await db.one(sql`
      SELECT actor_id, detail FROM audit WHERE action = 'listings merged' AND subject_id = ${keep.id}`);
    expect(entry).toMatchObject({ actor_id: chief.id, detail: { other: other.id, reviews: 2, payments: 1 } });
    for (const { email } of [keep.owner, other.owner])
      expect(await db.many(sql`SELECT 1 FROM outbox WHERE recipient = ${email}`)).toHaveLength(1);
  });

  test('takes along its notes and receipts; a hidden review brings no stars, and what was due is not owed twice', async () => {
    const { db, clock } = testApp;
    const [keep, other] = await makePair();
    await testApp.ask(addNote, { subject: 'shop', id: other.id, text: 'Board shows another name' }, { as });
    const hidden = await makeReview(db, other, await makeAccount(db), 1);
    await testApp.post('/console/hide/review', { r_id: hidden }, { as });
    const addPayment = (reference: string) =>
      db.one<{ id: number }>(sql`
        INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${other.id}, ${reference}, 50000)
        RETURNING id`);
    const paid = await addPayment(`PAID${other.id}`.padEnd(12, 'X'));
    const { receipt: number } = await testApp.ask(confirmPayment, { id: paid.id }, { as });
    await addPayment(`DUE${other.id}`.padEnd(12, 'X'));
    await testApp.ask(mergeListings, { keep: keep.id, other: other.id }, { as });

    const { list } = await testApp.ask(listNotes, { subject: 'shop', id: keep.id }, { as });
    expect(list.map(({ text }) => text)).toEqual(['Board shows another name']);
    expect(await shopRow(keep.id)).toMatchObject({ rating_sum: 0, rating_count: 0 });
    const payments = await db.many(sql`SELECT id, state FROM payment WHERE shop_id = ${keep.id}`);
    expect(payments).toEqual([{ id: paid.id, state: 'confirmed' }]);
    const owner = await signIn(db, keep.owner, clock.now());
    expect((await testApp.ask(readReceipt, { number }, { as: owner })).receipt).toMatchObject({ number });
  });

  test('links follow through two merges', async () => {
    const [one, two] = await makePair();
    const three = await makeOwn();
    await testApp.ask(mergeListings, { keep: two.id, other: one.id }, { as });
    await testApp.ask(mergeListings, { keep: three.id, other: two.id }, { as });
    const { list } = await testApp.ask(listShops, { sh_id: one.id });
    expect(list.map(({ sh_id }) => sh_id)).toEqual([three.id]);
  });

  test('paid days that are left are added to the one that stays', async () => {
    const [keep, other] = await makePair();
    const now = testApp.clock.now().getTime();
    const inDays = (days: number) => new Date(now + days * 24 * 60 * 60_000);
    for (const [shop, days] of [
      [keep, 100],
      [other, 30],
    ] as const)
      await testApp.db.run(sql`UPDATE shop SET paid_until = ${inDays(days)} WHERE id = ${shop.id}`);
    await testApp.ask(mergeListings, { keep: keep.id, other: other.id }, { as });
    expect((await shopRow(keep.id))?.paid_until).toEqual(inDays(130));
  });

  test('the paid one is not merged into one that is not', async () => {
    const [unpaid, paid] = await makePair();
    await putStatus(testApp.db, unpaid.id, 'pending_payment');
    await testApp.db.run(sql`UPDATE shop SET paid_until = NULL WHERE id = ${unpaid.id}`);
    const answer = await testApp.post('/console/merge/listings', { keep: unpaid.id, other: paid.id }, { as });
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      expect.stringContaining('is paid for, and the other one is not. Keep the paid one.'),
    ]);
    expect(await shopRow(paid.id)).not.toBeNull();
  });

  test('not while a payment of the one that goes waits', async () => {
    const [keep, other] = await makePair();
    await testApp.db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, submitted_at)
      VALUES (${other.id}, 'WAITING123', 50000, 'submitted', now())`);
    const { sides } = await testApp.ask(readPair, { first: keep.id, second: other.id }, { as });
    expect([sides[0].cannot_go, sides[1].cannot_go]).toEqual(['', expect.stringContaining('waits')]);
    const answer = await testApp.post('/console/merge/listings', { keep: keep.id, other: other.id }, { as });
    expect(answer.status).toBe(409);
  });

  test('two at once, in either direction, merge once', async () => {
    const [one, two] = await makePair();
    const merge = (keep: Shop, other: Shop) =>
      testApp.post('/console/merge/listings', { keep: keep.id, other: other.id }, { as });
    const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404,
    ]);
    const left = [await shopRow(one.id), await shopRow(two.id)].filter((row) => row !== null);
    expect(left).toHaveLength(1);
  });

  test('a listing is not merged with itself, nor with what is not there', async () => {
    const one = await makeOwn();
    const merge = async (keep: number, other: number) =>
      (await testApp.post('/console/merge/listings', { keep, other }, { as })).status;
    expect(await merge(one.id, one.id)).toBe(400);
    expect(await merge(one.id, 2_000_000_000)).toBe(404);
    expect(await shopRow(one.id)).not.toBeNull();
  });

  test('only a chief merges', async () => {
    const [one, two] = await makePair();
    const moderator = await makeAccount(testApp.db, 'admin', { grade: 'moderator' });
    const token = await signIn(testApp.db, moderator, testApp.clock.now());
    const body = { keep: one.id, other: two.id };
    expect((await testApp.post('/console/merge/listings', body, { as: token })).status).toBe(403);
  });
});
