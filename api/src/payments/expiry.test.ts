import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { expireListings, startExpiring } from './expiry';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());

const dayMs = 24 * 60 * 60_000;

async function makePaidShop(daysLeft: number) {
  const shop = await makeShop(house.db);
  const paidUntil = new Date(house.clock.now().getTime() + daysLeft * dayMs);
  await house.db.run(sql`UPDATE shop SET paid_until = ${paidUntil} WHERE id = ${shop.id}`);
  return shop;
}

const statusOf = async (shopId: number) =>
  (await house.db.one<{ status: string }>(sql`SELECT status FROM shop WHERE id = ${shopId}`)).status;

const isListed = async (shopId: number) => (await house.ask(listShops, { sh_id: shopId })).list.length === 1;

test('a listing leaves the lists when its year is over, and the owner pays for the next [D-014]', async () => {
  const over = await makePaidShop(-1);
  const running = await makePaidShop(1);
  const waiting = await makeShop(house.db, { status: 'pending_payment' });
  const complaints: string[] = [];
  const expiring = startExpiring({
    database: house.db,
    clock: house.clock,
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
  const entries = await house.db.many(sql`SELECT actor_id, action, subject_id FROM audit`);
  expect(entries).toEqual([{ actor_id: null, action: 'listing expired', subject_id: over.id }]);

  const as = await signIn(house.db, over.owner, house.clock.now());
  const { payment } = await house.ask(readPayment, {}, { as });
  expect(payment).toMatchObject({ state: 'due', amount_rupees: 500 });
  await house.ask(submitPayment, { reference: payment?.reference });
  expect(await statusOf(over.id)).toBe('payment_submitted');
});

test('it is over at the very moment, not before', async () => {
  const shop = await makePaidShop(2);
  house.clock.advance(2 * dayMs - 1);
  await expireListings(house.db, house.clock.now());
  expect(await statusOf(shop.id)).toBe('active');
  house.clock.advance(1);
  await expireListings(house.db, house.clock.now());
  expect(await statusOf(shop.id)).toBe('expired');
});
