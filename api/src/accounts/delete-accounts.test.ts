import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { cookieIn } from '../../test/cookies';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeFavourite,
  makeReview,
  makeShop,
  password,
  signIn,
} from '../../test/make';
import { askForCode } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const minute = 60_000;
const gone = { result: true, message: 'Account deleted successfully!' };

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const admin = async () => enter(await makeAccount(testApp.db, 'admin'));
const exists = async ({ id }: Account): Promise<boolean> =>
  (await testApp.db.maybe(sql`SELECT 1 FROM account WHERE id = ${id}`)) !== null;

/** Each kind of account with its call, and the field and id that name it. */
const kinds = {
  'M-491, M-492': async () => {
    const account = await makeAccount(testApp.db);
    return { account, path: '/admin/delete/user', body: { u_id: account.id } };
  },
  'M-493, M-494': async () => {
    const account = await makeAgent(testApp.db);
    return { account, path: '/admin/delete/delivery_staffs', body: { u_id: account.id } };
  },
  'M-495, M-496': async () => {
    const shop = await makeShop(testApp.db);
    return { account: shop.owner, path: '/admin/delete/shop', body: { sh_id: shop.id } };
  },
};

describe.each(Object.entries(kinds))('[%s, D-008]', (_clauses, make) => {
  test('the owner, within five minutes of the login', async () => {
    const { account, path, body } = await make();
    const as = await enter(account);
    await testApp.letPass(5 * minute);
    const answer = await testApp.post(path, body, { as });
    expect([answer.status, answer.body]).toEqual([200, gone]);
    expect(cookieIn(answer, 'session')?.value).toBe('');
    expect(await exists(account)).toBe(false);
    expect((await testApp.ask(readSession, {}, { as })).user).toBeNull();
  });

  test('not without the password, however fresh the login, after a wrong one', async () => {
    const { account, path, body } = await make();
    const as = await enter(account);
    expect((await testApp.post(path, { ...body, password: 'wrong one' }, { as })).status).toBe(400);
    const without = await testApp.post(path, body, { as });
    expect([without.status, without.body['message']]).toEqual([
      400,
      'Please enter your password to delete your account.',
    ]);
    expect(await exists(account)).toBe(true);
    expect((await testApp.post(path, { ...body, password }, { as })).status).toBe(200);
  });

  test('the owner, later, with the password', async () => {
    const { account, path, body } = await make();
    const as = await enter(account);
    await testApp.letPass(5 * minute + 1);
    const says = 'Please enter your password to delete your account.';
    const without = await testApp.post(path, body, { as });
    expect([without.status, without.body]).toEqual([
      400,
      { result: false, message: says, fields: { password: says } },
    ]);
    const wrong = await testApp.post(path, { ...body, password: 'wrong one' }, { as });
    expect([wrong.status, wrong.body['message']]).toEqual([400, 'Your password is not right.']);
    expect(await exists(account)).toBe(true);
    expect((await testApp.post(path, { ...body, password }, { as })).status).toBe(200);
    expect(await exists(account)).toBe(false);
  });

  test('without an id it is the own account', async () => {
    const { account, path } = await make();
    expect((await testApp.post(path, {}, { as: await enter(account) })).status).toBe(200);
    expect(await exists(account)).toBe(false);
  });

  test('an admin, whose session goes on', async () => {
    const { account, path, body } = await make();
    const as = await admin();
    await testApp.letPass(6 * minute);
    const answer = await testApp.post(path, body, { as });
    expect([answer.status, cookieIn(answer, 'session')]).toEqual([200, null]);
    expect(await exists(account)).toBe(false);
    expect((await testApp.post(path, body, { as })).status).toBe(404);
  });

  test('nobody else, not even with the right password', async () => {
    const mine = await make();
    const theirs = await make();
    const as = await enter(mine.account);
    expect((await testApp.post(mine.path, { ...theirs.body, password }, { as })).status).toBe(403);
    expect((await testApp.post(mine.path, { ...theirs.body, password })).status).toBe(401);
    expect(await exists(theirs.account)).toBe(true);
  });

  test('leaves an audit row that names nobody', async () => {
    const { account, path, body } = await make();
    await testApp.post(path, body, { as: await enter(account) });
    const entry = await testApp.db.one(sql`
      SELECT action, subject_id, detail FROM audit WHERE actor_id = ${account.id}`);
    expect(entry).toEqual({ action: 'account deleted', subject_id: Object.values(body)[0], detail: {} });
  });
});

test('[M-427] an account of another kind is not found by the call', async () => {
  const as = await admin();
  const agent = await makeAgent(testApp.db);
  const { owner } = await makeShop(testApp.db);
  const user = await makeAccount(testApp.db);
  const tries = [
    ['/admin/delete/user', { u_id: agent.id }],
    ['/admin/delete/user', { u_id: owner.id }],
    ['/admin/delete/delivery_staffs', { u_id: user.id }],
    ['/admin/delete/delivery_staffs', { u_id: owner.id }],
  ] as const;
  for (const [path, body] of tries) expect((await testApp.post(path, body, { as })).status).toBe(404);
  expect(await Promise.all([agent, owner, user].map(exists))).toEqual([true, true, true]);
});

test('an admin needs the password for the own account like anybody', async () => {
  // The last chief cannot go.
  await makeAccount(testApp.db, 'admin');
  const account = await makeAccount(testApp.db, 'admin');
  const as = await enter(account);
  await testApp.letPass(6 * minute);
  expect((await testApp.post('/admin/delete/user', {}, { as })).status).toBe(400);
  expect((await testApp.post('/admin/delete/user', { password }, { as })).status).toBe(200);
});

test('guessing the password slows down', async () => {
  const account = await makeAccount(testApp.db);
  const as = await enter(account);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++)
    statuses.push((await testApp.post('/admin/delete/user', { password: 'wrong one' }, { as })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

describe('what a person leaves behind [D-008]', () => {
  test('reviews stay without the author, the rating too; favourites, codes, mail and sessions go', async () => {
    const me = await makeAccount(testApp.db);
    const shop = await makeShop(testApp.db);
    const review = await makeReview(testApp.db, shop, me, 4);
    await makeFavourite(testApp.db, me, shop);
    await askForCode(testApp, me.email);
    await testApp.post('/admin/delete/user', {}, { as: await enter(me) });
    const left = await testApp.db.one(sql`
      SELECT r.author_id, r.rating, s.rating_sum, s.rating_count,
        (SELECT count(*) FROM favourite WHERE account_id = ${me.id}) AS favourites,
        (SELECT count(*) FROM recovery_code WHERE account_id = ${me.id}) AS codes,
        (SELECT count(*) FROM session WHERE account_id = ${me.id}) AS sessions,
        (SELECT count(*) FROM outbox WHERE recipient = ${me.email}) AS mails
      FROM review r JOIN shop s ON s.id = r.shop_id WHERE r.id = ${review}`);
    const nothing = { favourites: 0, codes: 0, sessions: 0, mails: 0 };
    expect(left).toEqual({ author_id: null, rating: 4, rating_sum: 4, rating_count: 1, ...nothing });
  });

  test('payments stay without the shop; the shop, its photos and reviews go', async () => {
    const shop = await makeShop(testApp.db, { images: 2 });
    await makeReview(testApp.db, shop, await makeAccount(testApp.db));
    await testApp.db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${shop.id}, 'PAYMENT01', 50000)`);
    await testApp.post('/admin/delete/shop', {}, { as: await enter(shop.owner) });
    const left = await testApp.db.one(sql`
      SELECT shop_id, amount_paise,
        (SELECT count(*) FROM shop WHERE id = ${shop.id}) AS shops,
        (SELECT count(*) FROM shop_image WHERE shop_id = ${shop.id}) AS images,
        (SELECT count(*) FROM review WHERE shop_id = ${shop.id}) AS reviews
      FROM payment WHERE reference = 'PAYMENT01'`);
    expect(left).toEqual({ shop_id: null, amount_paise: 50000, shops: 0, images: 0, reviews: 0 });
  });

  test('deliveries lose the addresses; what was under way ends', async () => {
    const customer = await makeAccount(testApp.db);
    const agent = await makeAgent(testApp.db);
    const other = await makeAgent(testApp.db);
    const add = (by: Account, state: string) =>
      testApp.db.one<{ id: number }>(sql`
        INSERT INTO delivery_request (customer_id, agent_id, pickup_address, drop_address, note, state)
        VALUES (${customer.id}, ${by.id}, 'From here', 'To there', 'Ring', ${state}) RETURNING id`);
    await add(agent, 'accepted');
    await add(other, 'requested');
    await add(other, 'done');
    await testApp.post('/admin/delete/delivery_staffs', {}, { as: await enter(agent) });
    await testApp.post('/admin/delete/user', {}, { as: await enter(customer) });
    const left = await testApp.db.many(sql`
      SELECT agent_id, customer_id, pickup_address, drop_address, note, state FROM delivery_request ORDER BY id`);
    const blank = { customer_id: null, pickup_address: '', drop_address: 'Removed', note: '' };
    expect(left).toEqual([
      { ...blank, agent_id: null, state: 'declined' },
      { ...blank, agent_id: other.id, state: 'cancelled' },
      { ...blank, agent_id: other.id, state: 'done' },
    ]);
  });

  test('the email and the number are free again', async () => {
    const me = await makeAccount(testApp.db);
    await testApp.post('/admin/delete/user', {}, { as: await enter(me) });
    const again = await makeAccount(testApp.db, 'user', { email: me.email, phone: me.phone });
    expect(again.id).not.toBe(me.id);
  });
});
