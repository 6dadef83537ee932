import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportData, listUsers } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeFavourite,
  makeMedia,
  makeReview,
  makeShop,
  signIn,
} from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());

describe('list/user', () => {
  test('[M-229, M-466, M-467] gives a person the own record', async () => {
    const account = await makeAccount(testApp.db, 'user', { phone: '+919876533333' });
    const picture = await makeMedia(testApp.db);
    await testApp.db.run(sql`
      UPDATE account SET picture = ${picture}, address = '12 Main Road', district = 'Ernakulam', state = 'Kerala',
        zip_code = '682001' WHERE id = ${account.id}`);
    const { list } = await testApp.ask(listUsers, { u_id: account.id }, { as: await enter(account) });
    expect(list).toEqual([
      {
        u_id: account.id,
        u_name: account.name,
        u_email: account.email,
        u_mobile: '+919876533333',
        u_profile_pic: `/media/${picture}-320.webp`,
        u_address: '12 Main Road',
        u_district: 'Ernakulam',
        state: 'Kerala',
        zip_code: '682001',
      },
    ]);
  });

  test('gives an admin any record, and an empty list for none', async () => {
    const as = await enter(await makeAccount(testApp.db, 'admin'));
    const { id, email } = await makeAccount(testApp.db);
    expect((await testApp.ask(listUsers, { u_id: id }, { as })).list).toMatchObject([{ u_email: email }]);
    expect((await testApp.ask(listUsers, { u_id: 2_000_000_000 }, { as })).list).toEqual([]);
  });

  test('gives nobody else anything', async () => {
    const { id, email } = await makeAccount(testApp.db);
    const answer = await testApp.post(
      '/user/list/user',
      { u_id: id },
      { as: await enter(await makeAccount(testApp.db)) },
    );
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(email);
  });
});

describe('the own data', () => {
  test('of a customer: account, sessions, reviews, favourites and deliveries', async () => {
    const me = await makeAccount(testApp.db, 'user', { name: 'Meera Pillai', email: 'meera@example.in' });
    const shop = await makeShop(testApp.db, { name: 'Anand Stores' });
    await makeReview(testApp.db, shop, me, 4);
    await makeFavourite(testApp.db, me, shop);
    await makeDelivery(me, await makeAgent(testApp.db), 'To Meera');
    const { data } = await testApp.ask(exportData, {}, { as: await enter(me) });
    expect(data).toMatchObject({
      account: { id: me.id, name: 'Meera Pillai', email: 'meera@example.in', role: 'user' },
      sessions: [{ startedAt: testApp.clock.now().toISOString() }],
      reviews: [{ shopId: shop.id, rating: 4, comment: 'Fresh and quick.' }],
      favourites: [{ shopId: shop.id, shopName: 'Anand Stores' }],
      deliveriesOrdered: [{ dropAddress: 'To Meera', state: 'requested' }],
      shop: null,
      agent: null,
    });
  });

  test('of a shop owner: the shop, its photos and payments', async () => {
    const { id, owner } = await makeShop(testApp.db, { images: 2 });
    await testApp.db.run(sql`
      INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${id}, 'REFERENCE1', 50000)`);
    const { data } = await testApp.ask(exportData, {}, { as: await enter(owner) });
    expect(data).toMatchObject({
      shop: {
        id,
        name: 'Anand Stores',
        category: 'Grocery',
        email: owner.email,
        deliveryOption: 'Yes, I have my own delivery staff',
        serviceArea: 'Both',
      },
      shopPictures: [expect.stringMatching(/^\/media\/.+-1600\.webp$/), expect.any(String)],
      payments: [{ reference: 'REFERENCE1', amountPaise: 50000, state: 'due' }],
    });
  });

  test('of an agent: the agent, and deliveries without the address of the customer', async () => {
    const agent = await makeAgent(testApp.db);
    await makeDelivery(await makeAccount(testApp.db), agent, 'canary drop');
    const { data } = await testApp.ask(exportData, {}, { as: await enter(agent) });
    expect(data).toMatchObject({
      agent: { location: 'Kochi', phone: agent.phone },
      deliveriesMade: [{ state: 'requested' }],
    });
    expect(JSON.stringify(data)).not.toContain('canary');
  });

  test('nothing of others, and no secrets', async () => {
    const other = await makeAccount(testApp.db, 'user', {
      name: 'Canary Person',
      email: 'canary@example.in',
    });
    const owner = await makeAccount(testApp.db, 'shop', {
      name: 'Canary Owner',
      email: 'canary2@example.in',
    });
    const theirShop = await makeShop(testApp.db, { owner, description: 'canary description' });
    const me = await makeShop(testApp.db);
    await makeReview(testApp.db, me, other);
    await testApp.db.run(sql`UPDATE review SET comment = 'canary comment' WHERE author_id = ${other.id}`);
    await makeReview(testApp.db, theirShop, me.owner);
    await makeFavourite(testApp.db, me.owner, theirShop);
    await makeFavourite(testApp.db, other, me);
    await makeDelivery(me.owner, await makeAgent(testApp.db), 'To me');
    const as = await enter(me.owner);
    const text = JSON.stringify((await testApp.ask(exportData, {}, { as })).data);
    expect(text.toLowerCase()).not.toContain('canary');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(as);
    expect(text).not.toMatch(/password|token|hash/i);
  });
});

async function makeDelivery(customer: Account, agent: Account, to: string): Promise<void> {
  await testApp.db.run(sql`
    INSERT INTO delivery_request (customer_id, agent_id, drop_address, note)
    VALUES (${customer.id}, ${agent.id}, ${to}, 'Ring twice')`);
}
