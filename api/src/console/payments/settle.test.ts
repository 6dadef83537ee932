import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askPaymentAgain,
  claimPayment,
  confirmPayment,
  listPayments,
  readPaymentCase,
  rejectPayment,
  releasePayment,
  reversePayment,
} from '@aaspaas/contract/console/payments/calls';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { signIn } from '../../../test/make';
import { makeCashier, makeNewcomer, makePayer, statusOf } from '../../../test/payments';
import { mailsTo } from '../../../test/recover';
import { sql } from '../../db/sql';
import { writeSetting } from '../../settings/queries';

let testApp: TestApp;
let asha: string;
let ravi: string;

beforeAll(async () => {
  testApp = await bootApp();
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
});
afterAll(() => testApp.stop());
// Sessions end as the clock goes on.
beforeEach(async () => {
  asha = await makeCashier(testApp, 'Asha');
  ravi = await makeCashier(testApp, 'Ravi');
});

const post = (call: { path: string }, body: object, as = asha) => testApp.post(call.path, body, { as });
const caseOf = async (id: number, as = asha) => (await testApp.ask(readPaymentCase, { id }, { as })).payment;
const subjectsTo = async (email: string) => (await mailsTo(testApp, email)).map(({ subject }) => subject);
const countOf = async (table: 'ledger' | 'receipt', paymentId: number) => {
  const entries = await testApp.db.many<{ id: number }>(
    sql`SELECT id FROM ledger WHERE payment_id = ${paymentId}`,
  );
  if (table === 'ledger') return entries.length;
  const ids = entries.map(({ id }) => id);
  return (await testApp.db.many(sql`SELECT 1 FROM receipt WHERE ledger_id = ANY(${ids})`)).length;
};
const dayMs = 24 * 60 * 60_000;

describe('confirming', () => {
  test('the listing is live for a year, with an entry, a receipt and a mail', async () => {
    const { paymentId, shopId, email, reference } = await makePayer(testApp, '500000000001');
    const { receipt } = await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    expect(await statusOf(testApp, shopId)).toBe('active');
    const shown = await caseOf(paymentId);
    expect(shown).toMatchObject({ state: 'confirmed', utr: '500000000001', receipts: [{ number: receipt }] });
    expect(new Date(shown.paid_until ?? 0)).toEqual(new Date(testApp.clock.now().getTime() + 365 * dayMs));
    expect(shown.history.map(({ action, by }) => [action, by])).toEqual([
      ['fee asked for', null],
      ['submitted', null],
      ['confirmed', 'Asha'],
    ]);
    const entry = await testApp.db.one(
      sql`SELECT kind, amount_paise, days, utr FROM ledger WHERE payment_id = ${paymentId}`,
    );
    expect(entry).toEqual({ kind: 'confirmation', amount_paise: 50_000, days: 365, utr: '500000000001' });
    const mail = (await mailsTo(testApp, email)).find(({ subject }) => subject === `Receipt ${receipt}`);
    expect(mail?.text_body).toContain(`/receipt/${receipt.replaceAll('/', '-')}`);
    expect(mail?.text_body).toContain(reference);
  });

  test('is for admins alone, and leaves its entries [R-011, M-324]', async () => {
    const { paymentId, shopId, as } = await makePayer(testApp);
    for (const call of [confirmPayment, rejectPayment, reversePayment])
      expect((await post(call, { id: paymentId, reason: 'Mine.' }, as)).status).toBe(403);
    await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    await testApp.ask(reversePayment, { id: paymentId, reason: 'By mistake.' }, { as: asha });
    const entries = await testApp.db.many<{ action: string; actor: string }>(sql`
      SELECT action, account.name AS actor FROM audit JOIN account ON account.id = actor_id
      WHERE (subject = 'payment' AND subject_id = ${paymentId}) OR (subject = 'shop' AND subject_id = ${shopId})
      ORDER BY audit.id`);
    expect(entries.filter(({ actor }) => actor === 'Asha').map(({ action }) => action)).toEqual([
      'payment confirmed',
      'money entered',
      'money taken off',
      'payment reversed',
    ]);
  });

  test('two admins at the same moment: one action, and the other is told who was first', async () => {
    const { paymentId } = await makePayer(testApp);
    const tries = Array.from({ length: 12 }, (_, n) =>
      post(confirmPayment, { id: paymentId }, n % 2 ? asha : ravi),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(11).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toMatch(/^This payment has been confirmed already by (Asha|Ravi) on /);
    expect(await countOf('ledger', paymentId)).toBe(1);
    expect(await countOf('receipt', paymentId)).toBe(1);
    const { paid_until } = await caseOf(paymentId);
    expect(new Date(paid_until ?? 0)).toEqual(new Date(testApp.clock.now().getTime() + 365 * dayMs));
  });

  test('one confirms and one rejects at the same moment: one of them happens, whole', async () => {
    for (let round = 0; round < 5; round++) {
      const { paymentId, shopId } = await makePayer(testApp);
      const answers = await Promise.all([
        post(confirmPayment, { id: paymentId }, asha),
        post(rejectPayment, { id: paymentId, reason: 'Not there.' }, ravi),
      ]);
      const [confirmed, rejected] = answers.map(({ status }) => status);
      // A payment that was rejected may be confirmed after that; one that was confirmed is never rejected.
      expect([confirmed, rejected]).toSatisfy(
        ([first, second]: number[]) => first === 200 && (second === 409 || second === 200),
      );
      expect([await statusOf(testApp, shopId), await countOf('ledger', paymentId)]).toEqual(['active', 1]);
    }
  });

  test('a UTR pays once', async () => {
    const first = await makePayer(testApp, '500000000002');
    const second = await makePayer(testApp, '500000000002');
    expect(await caseOf(second.paymentId)).toMatchObject({
      has_same_utr: true,
      same_utr: [{ reference: first.reference }],
    });
    await testApp.ask(confirmPayment, { id: first.paymentId }, { as: asha });
    const refused = await post(confirmPayment, { id: second.paymentId });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'This UTR has been used for another payment that is confirmed.',
    ]);
    expect(await statusOf(testApp, second.shopId)).toBe('payment_submitted');
    expect(await countOf('ledger', second.paymentId)).toBe(0);
    await testApp.ask(confirmPayment, { id: second.paymentId, utr: '5000 0000 0003' }, { as: asha });
    expect(await caseOf(second.paymentId)).toMatchObject({ state: 'confirmed', utr: '500000000003' });
  });

  test('what has come may be another amount, and the money may come without a word of the owner', async () => {
    const { paymentId } = await makeNewcomer(testApp);
    await testApp.ask(confirmPayment, { id: paymentId, received_rupees: '1,499.50' }, { as: asha });
    const entry = await testApp.db.one(
      sql`SELECT amount_paise, days FROM ledger WHERE payment_id = ${paymentId}`,
    );
    expect(entry).toEqual({ amount_paise: 149_950, days: 365 });
  });

  test('₹50 for a fee of ₹500 gives no year, and nothing before the admin has said how many days', async () => {
    const { paymentId, shopId } = await makePayer(testApp);
    const little = { id: paymentId, received_rupees: '50' };
    for (const days of [undefined, 365]) {
      const { status, body } = await post(confirmPayment, { ...little, ...(days && { days }) });
      expect([status, body['message']]).toEqual([
        422,
        '₹50 came, ₹500 was asked for. That pays for 36 days. Please look again.',
      ]);
    }
    await testApp.ask(confirmPayment, { ...little, days: 36 }, { as: asha });
    const given = await testApp.db.one(sql`
      SELECT l.amount_paise, l.days, round(extract(epoch FROM s.paid_until - l.at) / 86400)::integer AS until
      FROM ledger l, shop s WHERE l.payment_id = ${paymentId} AND s.id = ${shopId}`);
    expect(given).toEqual({ amount_paise: 5000, days: 36, until: 36 });
  });

  test.each([
    [{ utr: '123' }, 'UTR must be 12 digits'],
    [{ received_rupees: 'much' }, 'Amount must be in rupees, such as 500 or 499.50'],
    [{ received_rupees: '0' }, 'Amount must be at least one rupee'],
  ])('%j is refused', async (typed, sentence) => {
    const { paymentId } = await makePayer(testApp);
    const { status, body } = await post(confirmPayment, { id: paymentId, ...typed });
    expect([status, body['message']]).toEqual([400, sentence]);
  });

  test('a payment that does not exist, and one whose shop is gone', async () => {
    expect((await post(confirmPayment, { id: 2_000_000 })).status).toBe(404);
    expect((await post(readPaymentCase, { id: 2_000_000 })).status).toBe(404);
    const { paymentId, ownerId } = await makePayer(testApp);
    await testApp.db.run(sql`DELETE FROM account WHERE id = ${ownerId}`);
    expect((await post(confirmPayment, { id: paymentId })).body['message']).toBe(
      'The shop of this payment is deleted.',
    );
    // It must not wait in the queue for ever.
    expect((await post(rejectPayment, { id: paymentId, reason: 'The shop is gone.' })).status).toBe(200);
  });
});

describe('rejecting and asking again', () => {
  test('the owner reads why, on the card and by mail, and may say paid again', async () => {
    const { paymentId, shopId, as, email, reference } = await makePayer(testApp);
    const reason = 'The amount that reached us is not the full fee.';
    await testApp.ask(rejectPayment, { id: paymentId, reason: ` ${reason} ` }, { as: asha });
    expect((await testApp.ask(readPayment, {}, { as })).payment).toMatchObject({ state: 'rejected', reason });
    expect(await statusOf(testApp, shopId)).toBe('rejected');
    const mail = (await mailsTo(testApp, email)).find(
      ({ subject }) => subject === 'Your payment was not accepted',
    );
    expect(mail?.text_body).toContain(reason);
    const again = await post(rejectPayment, { id: paymentId, reason }, ravi);
    expect(again.body['message']).toMatch(/^This payment has been rejected already by Asha on /);
    await testApp.ask(submitPayment, { reference }, { as });
    expect(await caseOf(paymentId)).toMatchObject({ state: 'submitted', reason: '' });
  });

  test('a reason is needed, and nobody is rejected who has not said paid', async () => {
    const { paymentId } = await makePayer(testApp);
    expect((await post(rejectPayment, { id: paymentId, reason: ' ' })).body['message']).toBe(
      'Please say why: the owner reads it',
    );
    expect((await post(rejectPayment, { id: paymentId, reason: 'x'.repeat(501) })).status).toBe(400);
    const due = await makeNewcomer(testApp);
    expect((await post(rejectPayment, { id: due.paymentId, reason: 'No.' })).status).toBe(409);
  });

  test('asks for the UTR by mail, once a day at most', async () => {
    const { paymentId, email, reference } = await makePayer(testApp);
    const says = 'Please send us the UTR of your payment';
    const answers = await Promise.all(
      [asha, ravi, asha].map((as) => post(askPaymentAgain, { id: paymentId }, as)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await subjectsTo(email)).filter((subject) => subject === says)).toHaveLength(1);
    testApp.clock.advance(dayMs - 1);
    asha = await makeCashier(testApp, 'Asha');
    expect((await post(askPaymentAgain, { id: paymentId })).body['message']).toBe(
      'The owner was asked within the last day. Better call.',
    );
    testApp.clock.advance(1);
    expect((await post(askPaymentAgain, { id: paymentId })).status).toBe(200);
    // The owner has answered, and the answer may be wrong.
    await testApp.ask(submitPayment, { reference, utr: '500000000009' });
    expect((await post(askPaymentAgain, { id: paymentId })).status).toBe(200);
  });

  test('asks nobody who has not said paid, nor after it is settled', async () => {
    const due = await makeNewcomer(testApp);
    const { paymentId, email } = await makePayer(testApp);
    await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    const sent = await subjectsTo(email);
    for (const id of [due.paymentId, paymentId])
      expect((await post(askPaymentAgain, { id })).status).toBe(409);
    expect(await subjectsTo(email)).toEqual(sent);
  });
});

describe('who has a payment open', () => {
  test('the others see who and since when; it can be taken over, and ends by itself', async () => {
    const { paymentId: id } = await makePayer(testApp);
    const begun = testApp.clock.now().toISOString();
    const claim = async (as: string, take_over = false) =>
      (await testApp.ask(claimPayment, { id, take_over }, { as })).claim;
    expect(await claim(asha)).toEqual({ name: 'Asha', since: begun, is_own: true });
    testApp.clock.advance(2 * 60_000);
    expect(await claim(asha)).toMatchObject({ since: begun });
    expect(await claim(ravi)).toEqual({ name: 'Asha', since: begun, is_own: false });
    expect((await caseOf(id, ravi)).claim).toMatchObject({ name: 'Asha', is_own: false });
    expect(await claim(ravi, true)).toMatchObject({ name: 'Ravi', is_own: true });
    expect(await claim(asha)).toMatchObject({ name: 'Ravi', is_own: false });
    testApp.clock.advance(5 * 60_000);
    expect((await caseOf(id)).claim).toBeNull();
    expect(await claim(asha)).toMatchObject({ name: 'Asha', since: testApp.clock.now().toISOString() });
    await testApp.ask(releasePayment, { id }, { as: ravi });
    expect((await caseOf(id)).claim).toMatchObject({ name: 'Asha' });
    await testApp.ask(releasePayment, { id }, { as: asha });
    expect((await caseOf(id)).claim).toBeNull();
  });

  test('however long it is open, nobody else gets it while its page is heard of', async () => {
    const { paymentId: id } = await makePayer(testApp);
    const claim = async (as: string) => (await testApp.ask(claimPayment, { id }, { as })).claim;
    const { since } = (await claim(asha)) ?? {};
    for (let minutes = 0; minutes < 12; minutes += 4) {
      testApp.clock.advance(4 * 60_000);
      expect(await claim(ravi)).toMatchObject({ name: 'Asha', since, is_own: false });
      expect(await claim(asha)).toMatchObject({ name: 'Asha', since, is_own: true });
    }
    testApp.clock.advance(5 * 60_000);
    expect(await claim(ravi)).toMatchObject({ name: 'Ravi', is_own: true });
  });

  test('the queue says so too, until it is settled', async () => {
    const { paymentId: id, reference } = await makePayer(testApp);
    await testApp.ask(claimPayment, { id }, { as: asha });
    const inQueue = async (state: string) =>
      (await testApp.ask(listPayments, { q: reference, state }, { as: ravi })).rows[0]?.claim;
    expect(await inQueue('submitted')).toMatchObject({ name: 'Asha', is_own: false });
    await testApp.ask(rejectPayment, { id, reason: 'Not there.' }, { as: asha });
    expect(await inQueue('rejected')).toBeNull();
  });
});

describe('taking a confirmation back', () => {
  test('a reversal entry, the days gone, the receipt void, the owner told', async () => {
    const { paymentId, shopId, ownerId, email } = await makePayer(testApp, '500000000011');
    const { receipt } = await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    testApp.clock.advance(3 * dayMs);
    asha = await makeCashier(testApp, 'Asha');
    ravi = await makeCashier(testApp, 'Ravi');
    const reason = 'The bank took the money back.';
    const answers = await Promise.all(
      [asha, ravi].map((by) => post(reversePayment, { id: paymentId, reason }, by)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const entries = await testApp.db.many(
      sql`SELECT kind, amount_paise, days, reason FROM ledger WHERE payment_id = ${paymentId} ORDER BY id`,
    );
    expect(entries).toEqual([
      { kind: 'confirmation', amount_paise: 50_000, days: 365, reason: '' },
      { kind: 'reversal', amount_paise: -50_000, days: -365, reason },
    ]);
    expect(await statusOf(testApp, shopId)).toBe('rejected');
    const as = await signIn(testApp.db, { id: ownerId, role: 'shop' }, testApp.clock.now());
    const { payment, receipts } = await testApp.ask(readPayment, {}, { as });
    expect(payment).toMatchObject({ state: 'rejected', reason });
    expect(receipts).toMatchObject([{ number: receipt, is_reversed: true }]);
    expect(await subjectsTo(email)).toContain(`Receipt ${receipt} is cancelled`);
    // And confirmed again, with a number of its own.
    const again = await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    const numbers = (await testApp.ask(readPayment, {}, { as })).receipts.map(({ number }) => number);
    expect([again.receipt === receipt, numbers]).toEqual([false, [again.receipt, receipt]]);
    expect(await statusOf(testApp, shopId)).toBe('active');
  });

  test('who paid early keeps the year before', async () => {
    const { paymentId, shopId } = await makePayer(testApp);
    await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    const first = (await caseOf(paymentId)).paid_until;
    const { id: renewal } = await testApp.db.one<{ id: number }>(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, submitted_at)
      VALUES (${shopId}, 'RENEWAL2RENEW', 50000, 'submitted', now()) RETURNING id`);
    await testApp.ask(confirmPayment, { id: renewal }, { as: asha });
    await testApp.ask(reversePayment, { id: renewal, reason: 'By mistake.' }, { as: asha });
    expect((await caseOf(paymentId)).paid_until).toBe(first);
    expect(await statusOf(testApp, shopId)).toBe('active');
  });

  test('after its time is over the end is where it was without it', async () => {
    const { paymentId, shopId } = await makePayer(testApp);
    const confirmedAt = testApp.clock.now();
    await testApp.ask(confirmPayment, { id: paymentId }, { as: asha });
    testApp.clock.advance(400 * dayMs);
    asha = await makeCashier(testApp, 'Asha');
    await testApp.ask(reversePayment, { id: paymentId, reason: 'By mistake.' }, { as: asha });
    const { paid_until } = await testApp.db.one<{ paid_until: Date }>(
      sql`SELECT paid_until FROM shop WHERE id = ${shopId}`,
    );
    expect(paid_until).toEqual(confirmedAt);
  });

  test('only what is confirmed', async () => {
    const { paymentId } = await makePayer(testApp);
    expect((await post(reversePayment, { id: paymentId, reason: 'No.' })).status).toBe(409);
  });
});

describe('the queue', () => {
  const list = async (filter: object) =>
    (await testApp.ask(listPayments, filter, { as: asha })).rows.map(({ id }) => id);

  test('what waits, the oldest first; by age, by doubled UTR, by anything typed', async () => {
    await testApp.db.run(sql`
      UPDATE payment SET state = 'rejected', settled_at = now() WHERE state = 'submitted'`);
    const old = await makePayer(testApp, '600000000001');
    testApp.clock.advance(4 * dayMs);
    asha = await makeCashier(testApp, 'Asha');
    const twin = await makePayer(testApp, '600000000001');
    testApp.clock.advance(60_000);
    const plain = await makePayer(testApp);
    const due = await makeNewcomer(testApp);
    expect(await list({})).toEqual([old.paymentId, twin.paymentId, plain.paymentId]);
    expect(await list({ sort: '-age' })).toEqual([plain.paymentId, twin.paymentId, old.paymentId]);
    // Who adds the UTR later keeps the turn in the queue.
    await testApp.ask(submitPayment, { reference: old.reference, utr: '600000000001' });
    expect(await list({})).toEqual([old.paymentId, twin.paymentId, plain.paymentId]);
    expect(await list({ age: '3' })).toEqual([old.paymentId]);
    expect(await list({ same: '1' })).toEqual([old.paymentId, twin.paymentId]);
    expect(await list({ state: 'due' })).toContain(due.paymentId);
    const reference = `${plain.reference.slice(0, 4)} ${plain.reference.slice(4)}`.toLowerCase();
    expect(await list({ q: reference })).toEqual([plain.paymentId]);
    expect(await list({ q: '6000 0000 0001' })).toEqual([old.paymentId, twin.paymentId]);
    const { phone, name } = await testApp.db.one<{ phone: string; name: string }>(
      sql`SELECT phone, name FROM shop WHERE id = ${plain.shopId}`,
    );
    expect(await list({ q: phone.replace('+91', '0') })).toEqual([plain.paymentId]);
    expect(await list({ q: name.toUpperCase().slice(1) })).toContain(plain.paymentId);
    expect(await list({ q: '100% of_nobody' })).toEqual([]);
    // Who was rejected and says paid again begins anew.
    await testApp.ask(rejectPayment, { id: old.paymentId, reason: 'Not there.' }, { as: asha });
    testApp.clock.advance(60_000);
    await testApp.ask(submitPayment, { reference: old.reference });
    expect(await list({})).toEqual([twin.paymentId, plain.paymentId, old.paymentId]);
  });
});
