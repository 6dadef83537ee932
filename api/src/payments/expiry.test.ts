import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { startExpiring, expireListings } from './expiry';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const dayMs = 24 * 60 * 60_000;

async function makePaidShop(daysLeft: number) {
  const shop = await makeShop(testApp.db);
  const paidUntil = new Date(testApp.clock.now().getTime() + daysLeft * dayMs);
  await testApp.db.run(sql`UPDATE shop SET paid_until = ${paidUntil} WHERE id = ${shop.id}`);
  return shop;
}

const statusOf = async (shopId: number) =>
  (await testApp.db.one<{ status: string }>(sql`SELECT status FROM shop WHERE id = ${shopId}`)).status;

const isListed = async (shopId: number) =>
  (await testApp.ask(listShops, { sh_id: shopId })).list.length === 1;

test('a listing leaves the lists when its year is over, and the owner pays for the next [D-014]', async () => {
  const over = await makePaidShop(-1);
  const running = await makePaidShop(1);
  const waiting = await makeShop(testApp.db, { status: 'pending_payment' });
  const complaints: string[] = [];
  const expiring = startExpiring({
    database: testApp.db,
    moment: async () => testApp.clock.now(),
    log: (says) => complaints.push(says),
    publicUrl: () => 'https://aaspaas.example',
  });
  // Two processes at the same moment, and again an hour later.
  await Promise.all([expiring.runOnce(), expiring.runOnce()]);
  await expiring.runOnce();
  await expiring.stop();
  expect(complaints).toEqual([]);
  expect(await Promise.all([over.id, running.id, waiting.id].map(statusOf))).toEqual([
    'expired',
    'active',
    'pending_payment',
  ]);
  expect([await isListed(over.id), await isListed(running.id)]).toEqual([false, true]);
  const entries = await testApp.db.many(sql`
    SELECT actor_id, action, subject_id FROM audit
    WHERE action <> 'put there' AND subject_id = ANY (${[over.id, running.id, waiting.id]})`);
  expect(entries).toEqual([{ actor_id: null, action: 'listing expired', subject_id: over.id }]);

  const as = await signIn(testApp.db, over.owner, testApp.clock.now());
  const { payment } = await testApp.ask(readPayment, {}, { as });
  expect(payment).toMatchObject({ state: 'due', amount_rupees: 500 });
  await testApp.ask(submitPayment, { reference: payment?.reference });
  expect(await statusOf(over.id)).toBe('payment_submitted');
});

test('it is over at the very moment, not before', async () => {
  const shop = await makePaidShop(2);
  testApp.clock.advance(2 * dayMs - 1);
  await expireListings(testApp.db, 'https://aaspaas.example', testApp.clock.now());
  expect(await statusOf(shop.id)).toBe('active');
  testApp.clock.advance(1);
  await expireListings(testApp.db, 'https://aaspaas.example', testApp.clock.now());
  expect(await statusOf(shop.id)).toBe('expired');
});
