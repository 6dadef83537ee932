import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { listFavourites } from '@aaspaas/contract/favourites/calls';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { addShop } from '@aaspaas/contract/registration/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeFavourite, makeShopImage, signIn } from '../../../test/make';
import { makeCashier } from '../../../test/payments';
import { shopForm } from '../../../test/registrations';
import { sql } from '../../db/sql';
import { writeSetting } from '../../settings/queries';
import type { Job } from '../../system/repeat';
import { startExpiring } from '../expiry';

let testApp: TestApp;
let hourly: Job;

// Each test has years of its own.
beforeEach(async () => {
  testApp = await bootApp();
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
  hourly = startExpiring({
    database: testApp.db,
    moment: async () => testApp.clock.now(),
    log: (says) => {
      throw new Error(says);
    },
    publicUrl: () => 'https://aaspaas.example',
  });
});
afterEach(async () => {
  await hourly.stop();
  await testApp.stop();
});

const dayMs = 24 * 60 * 60_000;

/** Day by day, with a round of the job on each, as on a server that is never off. */
async function letDaysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    testApp.clock.advance(dayMs);
    await hourly.runOnce();
  }
}

interface Registered {
  readonly id: number;
  readonly ownerId: number;
  readonly email: string;
}

/** With a photo, so that nothing but the fee keeps it out of the lists. */
async function register(): Promise<Registered> {
  const form = shopForm();
  const { sh_id: id } = await testApp.ask(addShop, form);
  await makeShopImage(testApp.db, id);
  const { owner_id: ownerId } = await testApp.db.one<{ owner_id: number }>(
    sql`SELECT owner_id FROM shop WHERE id = ${id}`,
  );
  return { id, ownerId, email: form.email };
}

const asOwner = ({ ownerId }: Registered) =>
  signIn(testApp.db, { id: ownerId, role: 'shop' }, testApp.clock.now());

async function pay(shop: Registered): Promise<void> {
  const { payment } = await testApp.ask(readPayment, {}, { as: await asOwner(shop) });
  expect(payment?.state).toBe('due');
  await testApp.ask(submitPayment, { reference: payment?.reference });
}

async function confirm(shop: Registered): Promise<void> {
  const { id } = await testApp.db.one<{ id: number }>(
    sql`SELECT id FROM payment WHERE shop_id = ${shop.id} ORDER BY id DESC LIMIT 1`,
  );
  await testApp.ask(confirmPayment, { id }, { as: await makeCashier(testApp) });
}

const standing = (shop: Registered) =>
  testApp.db.one<{ status: string; end: string | null }>(sql`
    SELECT status, to_char(paid_until AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS end FROM shop WHERE id = ${shop.id}`);

/** The owner's mails about the listing, each with its day in India. */
const mailsAbout = (shop: Registered) =>
  testApp.db.many<{ day: string; subject: string }>(sql`
    SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day, subject FROM outbox
    WHERE recipient = ${shop.email} AND subject NOT LIKE 'Your registration%' AND subject NOT LIKE '%eceipt%'
    ORDER BY id`);

test('a year: registered, paid, live, reminded to the day, ended, out of every list, renewed, back [D-014]', async () => {
  // Noon in India on 16 March.
  const shop = await register();
  const customer = await makeAccount(testApp.db);
  await makeFavourite(testApp.db, customer, { id: shop.id, owner: customer });
  const isIn = (list: readonly { sh_id: number }[]) => list.some(({ sh_id }) => sh_id === shop.id);
  const whereShown = async () => {
    const as = await signIn(testApp.db, customer, testApp.clock.now());
    const lists = await Promise.all([
      testApp.ask(listShops, { sh_id: shop.id }),
      testApp.ask(listShops, { search: 'Anand Stores', city: 'Kochi' }),
      testApp.ask(listShops, { search: 'bread', city: 'Kochi' }),
      testApp.ask(listShops, { city: 'Kochi', category: 'Bakery' }),
      testApp.ask(listShops, { latitude: 9.9312, longitude: 76.2673 }),
    ]);
    const favourites = await testApp.ask(listFavourites, { u_id: customer.id }, { as });
    const searched = await testApp.db.many(sql`SELECT FROM search_post WHERE shop_id = ${shop.id}`);
    return [...lists.map(({ list }) => isIn(list)), isIn(favourites.list), searched.length > 0];
  };
  const everywhere = Array.from({ length: 7 }, () => true);
  const nowhere = everywhere.map(() => false);
  expect([await standing(shop), await whereShown()]).toEqual([
    { status: 'pending_payment', end: null },
    nowhere,
  ]);

  await pay(shop);
  expect([(await standing(shop)).status, await whereShown()]).toEqual(['payment_submitted', nowhere]);
  await letDaysPass(1);
  await confirm(shop);
  expect([await standing(shop), await whereShown()]).toEqual([
    { status: 'active', end: '2027-03-17' },
    everywhere,
  ]);
  expect(await mailsAbout(shop)).toEqual([{ day: '2026-03-17', subject: 'You are live on Aaspaas' }]);

  testApp.clock.advance(300 * dayMs);
  await letDaysPass(34);
  expect(await mailsAbout(shop)).toHaveLength(1);
  expect((await testApp.ask(readPayment, {}, { as: await asOwner(shop) })).payment?.state).toBe('confirmed');
  await letDaysPass(1);
  expect((await testApp.ask(readPayment, {}, { as: await asOwner(shop) })).payment).toMatchObject({
    state: 'due',
    paid_until: '2027-03-17T06:30:00.000Z',
  });
  await letDaysPass(29);
  expect([await standing(shop), await whereShown()]).toEqual([
    { status: 'active', end: '2027-03-17' },
    everywhere,
  ]);
  await letDaysPass(1);
  expect([await standing(shop), await whereShown()]).toEqual([
    { status: 'expired', end: '2027-03-17' },
    nowhere,
  ]);
  testApp.clock.advance(30 * dayMs);
  await letDaysPass(10);
  expect(await mailsAbout(shop)).toEqual([
    { day: '2026-03-17', subject: 'You are live on Aaspaas' },
    { day: '2027-02-15', subject: 'Anand Stores: your listing ends in 30 days' },
    { day: '2027-03-10', subject: 'Anand Stores: your listing ends in 7 days' },
    { day: '2027-03-16', subject: 'Anand Stores: your listing ends tomorrow' },
    { day: '2027-03-17', subject: 'Anand Stores: your listing ends today' },
  ]);
  const { photos } = await testApp.db.one<{ photos: number }>(
    sql`SELECT photo_count AS photos FROM shop WHERE id = ${shop.id}`,
  );
  expect(photos).toBe(1);

  await pay(shop);
  await confirm(shop);
  expect([await standing(shop), await whereShown()]).toEqual([
    { status: 'active', end: '2028-04-25' },
    everywhere,
  ]);
  expect((await mailsAbout(shop)).at(-1)).toEqual({ day: '2027-04-26', subject: 'You are live on Aaspaas' });
  const entries = await testApp.db.many<{ action: string }>(
    sql`SELECT action FROM audit WHERE subject = 'shop' AND subject_id = ${shop.id} AND detail ? 'to' ORDER BY id`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'payment submitted',
    'payment confirmed',
    'listing expired',
    'payment submitted',
    'payment confirmed',
  ]);
});

test('three renewals: early, on the day, late [D-014]', async () => {
  testApp.clock.set('2026-05-01T06:30:00Z');
  const shop = await register();
  await pay(shop);
  await confirm(shop);
  expect(await standing(shop)).toEqual({ status: 'active', end: '2027-05-01' });

  // Ten days before the end: it never leaves the lists, and no day is lost.
  testApp.clock.set('2027-04-21T06:30:00Z');
  await hourly.runOnce();
  await pay(shop);
  expect((await standing(shop)).status).toBe('active');
  await confirm(shop);
  expect(await standing(shop)).toEqual({ status: 'active', end: '2028-04-30' });

  // In the morning of the last day; 2028 has a 29 February, so the year of 365 days ended a day earlier.
  testApp.clock.set('2028-04-30T04:30:00Z');
  await hourly.runOnce();
  await pay(shop);
  await confirm(shop);
  expect(await standing(shop)).toEqual({ status: 'active', end: '2029-04-30' });

  // Three months late: the time in which nobody saw it is not charged.
  testApp.clock.set('2029-07-30T06:30:00Z');
  await hourly.runOnce();
  expect((await standing(shop)).status).toBe('expired');
  await pay(shop);
  await confirm(shop);
  expect(await standing(shop)).toEqual({ status: 'active', end: '2030-07-30' });
  expect((await mailsAbout(shop)).map(({ subject }) => subject)).toEqual([
    'You are live on Aaspaas',
    'Anand Stores: your listing ends in 10 days',
    'Anand Stores stays on Aaspaas',
    'Anand Stores: your listing ends today',
    'Anand Stores stays on Aaspaas',
    'You are live on Aaspaas',
  ]);
});

test('paid in time but confirmed late, it is back from the day of the confirmation', async () => {
  testApp.clock.set('2030-09-01T06:30:00Z');
  const shop = await register();
  await pay(shop);
  await confirm(shop);
  testApp.clock.set('2031-08-30T06:30:00Z');
  await hourly.runOnce();
  await pay(shop);
  const before = (await mailsAbout(shop)).length;
  // Nobody is reminded of what they have paid.
  await letDaysPass(3);
  expect((await mailsAbout(shop)).length).toBe(before);
  expect((await standing(shop)).status).toBe('expired');
  await confirm(shop);
  expect(await standing(shop)).toEqual({ status: 'active', end: '2032-09-01' });
});

test('after two weeks of silence one reminder goes out, not all of them, and no two processes send it twice', async () => {
  testApp.clock.set('2033-01-01T06:30:00Z');
  const shop = await register();
  await pay(shop);
  await confirm(shop);
  testApp.clock.set('2033-12-30T06:30:00Z');
  await Promise.all([hourly.runOnce(), hourly.runOnce()]);
  await hourly.runOnce();
  expect((await mailsAbout(shop)).map(({ subject }) => subject)).toEqual([
    'You are live on Aaspaas',
    'Anand Stores: your listing ends in 2 days',
  ]);
});

test('reminders come in the morning, not at night', async () => {
  testApp.clock.set('2035-01-01T06:30:00Z');
  const shop = await register();
  await pay(shop);
  await confirm(shop);
  // The 30th day before begins at 18:30 of the day before, by the clock of the world.
  testApp.clock.set('2035-12-02T03:29:00Z');
  await hourly.runOnce();
  expect(await mailsAbout(shop)).toHaveLength(1);
  testApp.clock.set('2035-12-02T03:30:00Z');
  await hourly.runOnce();
  expect((await mailsAbout(shop)).at(-1)).toEqual({
    day: '2035-12-02',
    subject: 'Anand Stores: your listing ends in 30 days',
  });
});

test('the letters say when, how much, the reference and where', async () => {
  testApp.clock.set('2037-01-01T06:30:00Z');
  const shop = await register();
  await pay(shop);
  await confirm(shop);
  const textOf = async (subject: string) =>
    (
      await testApp.db.one<{ text_body: string }>(sql`
        SELECT text_body FROM outbox WHERE recipient = ${shop.email} AND subject LIKE ${subject}`)
    ).text_body;
  const live = await textOf('You are live%');
  expect(live).toContain(`https://aaspaas.example/shop/${shop.id}-anand-stores`);
  expect(live).toContain('Your listing is paid until 1 January 2038.');
  testApp.clock.set('2037-12-25T06:30:00Z');
  await hourly.runOnce();
  const reminder = await textOf('%ends in 7 days');
  const { payment } = await testApp.ask(readPayment, {}, { as: await asOwner(shop) });
  expect(reminder).toContain('ends on 1 January 2038');
  expect(reminder).toContain(
    `The fee is ₹500. The payment card is in your shop profile. Reference: ${payment?.reference}`,
  );
  expect(reminder).toContain('https://aaspaas.example/ShopProfile');
});
