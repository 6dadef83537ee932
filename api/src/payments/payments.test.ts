import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { addShop } from '@aaspaas/contract/registration/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeShop, putStatus, signIn } from '../../test/make';
import { shopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { writeSetting } from '../settings/queries';
import { newReference } from './reference';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.db.script('DELETE FROM throttle'));

const wait = 'Please wait for the admin to update your payment status.';

/** A shop whose fee is due. */
async function newcomer() {
  const { sh_id, payment } = await testApp.ask(addShop, shopForm());
  const { owner_id } = await testApp.db.one<{ owner_id: number }>(
    sql`SELECT owner_id FROM shop WHERE id = ${sh_id}`,
  );
  const as = await signIn(testApp.db, { id: owner_id, role: 'shop' }, testApp.clock.now());
  return { sh_id, payment, reference: payment.reference, owner_id, as };
}

const statusOf = async (shopId: number) =>
  (await testApp.db.one<{ status: string }>(sql`SELECT status FROM shop WHERE id = ${shopId}`)).status;

const paymentsOf = (shopId: number) =>
  testApp.db.many<{ state: string; utr: string | null; reference: string }>(
    sql`SELECT state, utr, reference FROM payment WHERE shop_id = ${shopId} ORDER BY id`,
  );

const auditEntriesOf = async (shopId: number) => {
  const entries = await testApp.db.many<{ action: string }>(
    sql`
      SELECT action FROM audit
      WHERE subject = 'shop' AND subject_id = ${shopId} AND action <> 'put there' ORDER BY id`,
  );
  return entries.map(({ action }) => action);
};

/** Changes the rows as the admin's rejection does. */
async function reject(shopId: number, reason: string): Promise<void> {
  await testApp.db.run(sql`
    UPDATE payment SET state = 'rejected', reason = ${reason}, settled_at = now() WHERE shop_id = ${shopId}`);
  await putStatus(testApp.db, shopId, 'rejected', { reason });
}

test('[R-010] 500 rupees are due; the owner says paid, and waits', async () => {
  const { sh_id, reference, payment, as } = await newcomer();
  expect((await testApp.ask(readPayment, {}, { as })).payment).toEqual(payment);
  expect(payment).toMatchObject({ amount_rupees: 500, state: 'due', utr: null });
  const answer = await testApp.post('/shop/submit/payment', { reference });
  expect([answer.status, answer.body]).toEqual([
    200,
    { result: true, message: wait, payment: { ...payment, state: 'submitted' } },
  ]);
  expect(await statusOf(sh_id)).toBe('payment_submitted');
  expect((await testApp.ask(readPayment, {}, { as })).payment).toMatchObject({ state: 'submitted' });
  expect(await auditEntriesOf(sh_id)).toEqual(['shop registered', 'payment submitted']);
});

test('said twice, and twenty times at once, it is one payment with one answer', async () => {
  const { sh_id, reference } = await newcomer();
  const say = () => testApp.post('/shop/submit/payment', { reference, utr: '412345678901' });
  const answers = await Promise.all(Array.from({ length: 20 }, say));
  expect(new Set([...answers, await say()].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await paymentsOf(sh_id)).toEqual([{ state: 'submitted', utr: '412345678901', reference }]);
  expect(await auditEntriesOf(sh_id)).toEqual(['shop registered', 'payment submitted']);
});

test('the bank’s number may come along, later, or not at all', async () => {
  const { reference } = await newcomer();
  const submit = async (utr?: string) => (await testApp.ask(submitPayment, { reference, utr })).payment.utr;
  expect(await submit()).toBeNull();
  expect(await submit(' ')).toBeNull();
  expect(await submit('4123 4567 8902')).toBe('412345678902');
  expect(await submit()).toBe('412345678902');
});

test.each(['12345', '4123456789012', 'ABCDEFGHIJKL'])('the bank’s number %s is refused', async (utr) => {
  const { sh_id, reference } = await newcomer();
  const answer = await testApp.post('/shop/submit/payment', { reference, utr });
  const says = 'UTR must be 12 digits';
  expect([answer.status, answer.body]).toEqual([
    400,
    { result: false, message: says, fields: { utr: says } },
  ]);
  expect(await statusOf(sh_id)).toBe('pending_payment');
});

test('a reference is known however it is typed, by a guest and by anybody who was told', async () => {
  const { reference } = await newcomer();
  const typed = ` ${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)} `.toLowerCase();
  const as = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  expect((await testApp.ask(submitPayment, { reference: typed }, { as })).payment.reference).toBe(reference);
});

test('no word of the owner makes a listing active [D-014]', async () => {
  const { sh_id, reference, as } = await newcomer();
  for (let time = 0; time < 3; time++)
    await testApp.ask(submitPayment, { reference, state: 'confirmed' }, { as });
  expect(await statusOf(sh_id)).toBe('payment_submitted');
  expect(await paymentsOf(sh_id)).toMatchObject([{ state: 'submitted' }]);
});

describe('what the admin has said', () => {
  test('turned down: the owner reads why, and may say paid again', async () => {
    const { sh_id, reference, as } = await newcomer();
    await testApp.ask(submitPayment, { reference, utr: '412345678903' });
    await reject(sh_id, 'Rs 50 was received instead of Rs 500.');
    expect((await testApp.ask(readPayment, {}, { as })).payment).toMatchObject({
      reference,
      state: 'rejected',
      reason: 'Rs 50 was received instead of Rs 500.',
    });
    const again = await testApp.ask(submitPayment, { reference, utr: '412345678904' }, { as });
    expect(again.payment).toMatchObject({ state: 'submitted', reason: '', utr: '412345678904' });
    expect(await statusOf(sh_id)).toBe('payment_submitted');
    expect(await paymentsOf(sh_id)).toHaveLength(1);
  });

  test('confirmed: it stays so', async () => {
    const { sh_id, reference } = await newcomer();
    await testApp.db.run(
      sql`UPDATE payment SET state = 'confirmed', settled_at = now() WHERE shop_id = ${sh_id}`,
    );
    await putStatus(testApp.db, sh_id, 'active', { paidUntil: new Date('2099-01-01') });
    const { message, payment } = await testApp.ask(submitPayment, { reference, utr: '412345678905' });
    expect([message, payment.state, payment.utr]).toEqual([
      'This payment has been confirmed.',
      'confirmed',
      null,
    ]);
    expect(await statusOf(sh_id)).toBe('active');
  });

  test('suspended: money does not lift it', async () => {
    const { sh_id, reference } = await newcomer();
    await putStatus(testApp.db, sh_id, 'suspended');
    expect((await testApp.ask(submitPayment, { reference })).payment.state).toBe('submitted');
    expect(await statusOf(sh_id)).toBe('suspended');
  });

  test('an old one that was turned down does not come back beside an open one', async () => {
    const { sh_id, reference } = await newcomer();
    await reject(sh_id, 'Not received.');
    await testApp.db.run(
      sql`INSERT INTO payment (shop_id, reference, amount_paise) VALUES (${sh_id}, ${newReference()}, 50000)`,
    );
    const answer = await testApp.post('/shop/submit/payment', { reference });
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'Another payment of this shop is waiting already.',
    ]);
  });
});

test('owners read their own, an admin anybody’s, and there may be none', async () => {
  const { sh_id, payment } = await newcomer();
  const other = await makeShop(testApp.db);
  const asOther = await signIn(testApp.db, other.owner, testApp.clock.now());
  expect((await testApp.ask(readPayment, {}, { as: asOther })).payment).toBeNull();
  expect((await testApp.post('/shop/read/payment', { sh_id }, { as: asOther })).status).toBe(403);
  const asAdmin = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
  expect((await testApp.ask(readPayment, { sh_id }, { as: asAdmin })).payment).toEqual(payment);
  expect((await testApp.ask(readPayment, { sh_id: 2_000_000 }, { as: asAdmin })).payment).toBeNull();
});

test('what the admin has set is what owners pay, and to whom', async () => {
  const set = (name: SettingName, value: string) =>
    writeSetting(testApp.db, name, value, testApp.clock.now());
  await set('upi_id', 'shops@bank');
  await set('payee', 'Aaspaas Kochi');
  await set('plan_price_rupees', '649.50');
  const { payment } = await newcomer();
  expect(payment).toMatchObject({ upi_id: 'shops@bank', payee: 'Aaspaas Kochi', amount_rupees: 649.5 });
  await testApp.db.run(sql`DELETE FROM setting WHERE name <> 'upi_id'`);
});

test('a payment of a shop that is gone is unknown', async () => {
  const { reference, owner_id } = await newcomer();
  await testApp.db.run(sql`DELETE FROM account WHERE id = ${owner_id}`);
  expect((await testApp.post('/shop/submit/payment', { reference })).status).toBe(404);
});

test('a reference has twelve signs that nobody takes for one another', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(references.filter((one) => !/^[A-HJKMNP-Z2-9]{12}$/.test(one))).toEqual([]);
  expect(new Set(references).size).toBe(2000);
});

test('an owner names five different UTRs a day; the same one again counts for nothing', async () => {
  const { reference } = await newcomer();
  const name = (utr: number) => testApp.post('/shop/submit/payment', { reference, utr: String(utr) });
  for (let nth = 1; nth <= 5; nth++)
    for (const answer of [await name(412_345_678_900 + nth), await name(412_345_678_900 + nth)])
      expect(answer.status).toBe(200);
  const sixth = await name(412_345_678_999);
  expect([sixth.status, sixth.body['message']]).toEqual([
    429,
    'You have sent us five different UTRs today. Look it up in your UPI app. Please try again in 24 hours.',
  ]);
  expect((await testApp.post('/shop/submit/payment', { reference })).status).toBe(200);
});

test('guessing references gets slow, and right ones do not count', async () => {
  await testApp.letPass(60 * 60_000);
  const { reference } = await newcomer();
  const submit = (typed: string) => testApp.post('/shop/submit/payment', { reference: typed });
  for (let time = 0; time < 80; time++) expect((await submit(reference)).status).toBe(200);
  const unknown = await submit('NOBODYHASTHS');
  expect([unknown.status, unknown.body]).toEqual([
    404,
    { result: false, message: 'There is no payment with this reference.' },
  ]);
  for (let time = 1; time < 60; time++) expect((await submit(newReference())).status).toBe(404);
  const blocked = await submit(newReference());
  expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '60']);
});
