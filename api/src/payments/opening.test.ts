import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { openSoon } from '@aaspaas/contract/payments/open-soon';
import { addShop } from '@aaspaas/contract/registration/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { shopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { changeSettings } from '../console/settings/change-settings';
import { writeSetting } from '../settings/queries';
import { startExpiring } from './expiry';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.db.run(sql`DELETE FROM setting`));

const publicUrl = 'https://aaspaas.example';
const set = (value: string) =>
  changeSettings(testApp.db, { values: { upi_id: value }, actor: null, publicUrl }, testApp.clock.now());

async function newcomer() {
  const form = shopForm();
  const { sh_id, payment } = await testApp.ask(addShop, form);
  const { owner_id } = await testApp.db.one<{ owner_id: number }>(
    sql`SELECT owner_id FROM shop WHERE id = ${sh_id}`,
  );
  const as = await signIn(testApp.db, { id: owner_id, role: 'shop' }, testApp.clock.now());
  return { sh_id, payment, as, email: form.email };
}

const openings = async (email: string) =>
  (await mailsTo(testApp, email)).filter(({ subject }) => subject === 'Payments are open on Aaspaas');

const statusOf = async (shopId: number) =>
  (await testApp.db.one<{ status: string }>(sql`SELECT status FROM shop WHERE id = ${shopId}`)).status;

test('no id, no payment: the listing waits, and nobody can say paid [D-090]', async () => {
  const { sh_id, payment, as } = await newcomer();
  expect(payment).toMatchObject({ state: 'due', upi_id: null });
  expect((await testApp.ask(readPayment, {}, { as })).payment?.upi_id).toBeNull();
  const said = await testApp.post('/shop/submit/payment', { reference: payment.reference });
  expect([said.status, said.body]).toEqual([409, { result: false, message: openSoon }]);
  expect(await statusOf(sh_id)).toBe('pending_payment');
});

test('as soon as there is an id the owner can pay, and is written to once [D-090]', async () => {
  const { payment, as, email } = await newcomer();
  expect(await openings(email)).toEqual([]);
  const toldNow = await set('shops@bank');
  expect(toldNow).toBeGreaterThanOrEqual(1);
  const [mail, ...more] = await openings(email);
  expect(more).toEqual([]);
  expect(mail?.text_body).toContain('You can now pay the yearly fee');
  expect(mail?.text_body).toContain('https://aaspaas.example/ShopProfile');
  expect((await testApp.ask(readPayment, {}, { as })).payment?.upi_id).toBe('shops@bank');
  // Payments do not open again when the id changes.
  expect(await set('other@bank')).toBe(0);
  const { state } = (await testApp.ask(submitPayment, { reference: payment.reference })).payment;
  expect([state, (await openings(email)).length]).toEqual(['submitted', 1]);
});

test('closed again, those who owe are promised a mail once more; those who have paid are not', async () => {
  await set('shops@bank');
  const [owes, paid] = [await newcomer(), await newcomer()];
  await testApp.ask(submitPayment, { reference: paid.payment.reference });
  await set('');
  expect((await testApp.ask(readPayment, {}, { as: paid.as })).payment).toMatchObject({ state: 'submitted' });
  await set('shops@bank');
  expect([(await openings(owes.email)).length, (await openings(paid.email)).length]).toEqual([1, 0]);
});

test('who was asked in the moment of the opening is written to by the hourly round', async () => {
  const { email } = await newcomer();
  // Written directly, so that nobody is told: as if the fee had been asked for at the same moment.
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
  const log = (says: string) => {
    throw new Error(says);
  };
  const round = startExpiring({
    database: testApp.db,
    moment: async () => testApp.clock.now(),
    log,
    publicUrl: () => publicUrl,
  });
  await round.runOnce();
  await round.stop();
  expect(await openings(email)).toHaveLength(1);
});

test('a change of a setting is written down, from what to what', async () => {
  await set('canary@bank');
  const entry = await testApp.db.one(
    sql`SELECT action, subject, subject_key, changes FROM audit ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toMatchObject({
    action: 'setting changed',
    subject: 'setting',
    subject_key: 'upi_id',
    changes: { upi_id: { to: 'canary@bank' } },
  });
  const event = await testApp.db.one(
    sql`SELECT account_id, event, detail FROM security_event ORDER BY id DESC LIMIT 1`,
  );
  expect(event).toEqual({ account_id: null, event: 'admin deed', detail: { deed: 'setting changed' } });
});
