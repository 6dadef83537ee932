import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeAgent, makeDelivery, makeFavourite, makeReview, makeShop, signIn } from './make';

/** Private values of the victims contain this word; no reply to anybody else may contain it. */
const canary = 'canary';
const canaryPhone = '+919111111111';

let testApp: TestApp;
let victims: Readonly<Record<string, number>>;
let strangers: readonly [name: string, token: string | null][];

beforeAll(async () => {
  testApp = await bootApp();
  victims = await makeVictims();
  const enter = async (account: { id: number; role: 'user' | 'shop' | 'deliverystaff' | 'admin' }) =>
    signIn(testApp.db, account, testApp.clock.now());
  strangers = [
    ['a guest', null],
    ['a customer', await enter(await makeAccount(testApp.db))],
    ['an owner', await enter((await makeShop(testApp.db)).owner)],
    ['an agent', await enter(await makeAgent(testApp.db))],
  ];
});
afterAll(() => testApp.stop());

/** A customer, an owner and an agent with a value in every field; returns their ids by name. */
async function makeVictims(): Promise<Record<string, number>> {
  const { db } = testApp;
  const customer = await makeAccount(db, 'user', { email: `${canary}1@example.in`, phone: canaryPhone });
  const owner = await makeAccount(db, 'shop', { email: `${canary}2@example.in` });
  const shop = await makeShop(db, { owner, name: 'Public Stores' });
  const unlisted = await makeShop(db, { name: `${canary} Stores`, status: 'suspended' });
  const agent = await makeAgent(db);
  const hash = 'ca9a71e'.padEnd(32, '0');
  await db.script(`
    UPDATE account SET address = '${canary} Road 1', zip_code = '999111';
    UPDATE account SET email = '${canary}3@example.in' WHERE id = ${agent.id};
    UPDATE shop SET email = '${canary}4@example.in', status_reason = '${canary} reason';
    INSERT INTO media (hash, width, height, is_private) VALUES ('${hash}', 9, 9, true);
    INSERT INTO agent_licence (account_id, media_hash, position) VALUES (${agent.id}, '${hash}', 0);
    INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${shop.id}, '${canary.toUpperCase()}00', 50000)`);
  await makeFavourite(db, customer, shop);
  const review = await makeReview(db, shop, customer);
  const hidden = await makeReview(db, shop, await makeAccount(db));
  await db.run(sql`UPDATE review SET hidden_at = now(), comment = ${canary} WHERE id = ${hidden}`);
  await db.run(sql`
    INSERT INTO review_report (review_id, reporter_id, reason) VALUES (${review}, ${customer.id}, ${canary})`);
  const delivery = await makeDelivery(db, customer, agent, { dropAddress: `${canary} Lane` });
  return {
    customer: customer.id,
    owner: owner.id,
    agent: agent.id,
    shop: shop.id,
    unlisted: unlisted.id,
    review,
    delivery,
  };
}

const isPrivate = new RegExp(`${canary}|${canaryPhone.slice(3)}|999111|ca9a71e|argon2`, 'i');

/** Every id and text that a stranger might send to learn something about a victim. */
function bodiesAbout({ request }: ShapedCall): object[] {
  const { customer, owner, agent, shop, unlisted, review, delivery } = victims;
  const people = [customer, owner, agent];
  const about = {
    r_id: review,
    action: 'call',
    fav: 1,
    rating: 5,
    comment: 'Good',
    reason: 'Rude',
    text: 'canar',
    d_id: delivery,
    side: 'customer',
    move: 'accept',
    agent_id: agent,
    drop_address: '4 Park Lane',
    pickup_address: '12 Main Road',
  };
  const shops = [shop, unlisted].map((id) => ({ sh_id: id, shop_id: id }));
  const accounts = people.map((id) => ({ u_id: id, user_id: id }));
  const bodies = [
    {},
    { side: 'agent' },
    { move: 'cancel' },
    { search: 'canar' },
    { search: 'a' },
    { city: 'Bangalore' },
    ...shops,
    ...accounts,
  ];
  const fields = Object.keys(
    'entries' in request ? (request as GenericSchema & { entries: object }).entries : {},
  );
  return bodies.map((body) =>
    Object.fromEntries(Object.entries({ ...about, ...body }).filter(([name]) => fields.includes(name))),
  );
}

/** Calls that delete something are left out: nothing could leak after them. */
const calls = everyCall.filter(({ path }) => !/\/(delete|logout|register)\b/.test(path));

describe.each(calls.map((call): [string, ShapedCall] => [call.path, call]))('%s', (path, call) => {
  test('tells strangers nothing private [D-010]', async () => {
    for (const [name, as] of strangers) {
      for (const body of bodiesAbout(call)) {
        const { text } = await testApp.post(path, body, { as });
        expect([name, body, isPrivate.exec(text)?.[0] ?? null]).toEqual([name, body, null]);
      }
    }
  });
});

test('a call of an admin does tell, so the canaries are where they should be', async () => {
  const admin = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, admin, testApp.clock.now());
  const { text: user } = await testApp.post('/user/list/user', { u_id: victims['customer'] }, { as });
  const { text: shop } = await testApp.post('/shop/list/shop', { sh_id: victims['shop'] }, { as });
  const path = '/deliverystaff/list/delivery_staffs';
  const { text: agent } = await testApp.post(path, { u_id: victims['agent'] }, { as });
  const { text: payment } = await testApp.post('/shop/read/payment', { sh_id: victims['shop'] }, { as });
  for (const text of [user, shop, agent, payment]) expect(text).toMatch(isPrivate);
});
