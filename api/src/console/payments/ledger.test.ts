import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment, listLedger, reversePayment } from '@aaspaas/contract/console/payments/calls';
import { readReceipt } from '@aaspaas/contract/payments/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, signIn } from '../../../test/make';
import { makeCashier, makePayer } from '../../../test/payments';
import { sql } from '../../db/sql';
import { writeSetting } from '../../settings/queries';

let testApp: TestApp;
let cashier: string;

beforeAll(async () => {
  testApp = await bootApp();
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  cashier = await makeCashier(testApp);
});

const confirm = async (id: number) => (await testApp.ask(confirmPayment, { id }, { as: cashier })).receipt;
const list = (filter: object) => testApp.ask(listLedger, filter, { as: cashier });

describe('a book that is only added to', { shuffle: false }, () => {
  describe('numbers of receipts', () => {
    test('follow one another without a gap, however many are given out at once and whatever fails between', async () => {
      const payers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          makePayer(testApp, `7000000000${String(n % 10).padStart(2, '0')}`),
        ),
      );
      // The last two have the UTRs of the first two, so that two of these fail after their number was taken.
      const answers = await Promise.all(
        payers.map(({ paymentId: id }) => testApp.post(confirmPayment.path, { id }, { as: cashier })),
      );
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
      const numbers = answers.flatMap(({ body }) =>
        typeof body['receipt'] === 'string' ? [body['receipt']] : [],
      );
      const expected = Array.from({ length: 10 }, (_, n) => `AP/2025-26/${String(n + 1).padStart(6, '0')}`);
      expect(numbers.toSorted()).toEqual(expected);
    });

    test('begin anew at midnight of the first of April, in India', async () => {
      testApp.clock.set('2026-03-31T18:29:59Z');
      cashier = await makeCashier(testApp);
      const last = await confirm((await makePayer(testApp)).paymentId);
      testApp.clock.set('2026-03-31T18:30:00Z');
      const first = await confirm((await makePayer(testApp)).paymentId);
      expect([last, first]).toEqual(['AP/2025-26/000011', 'AP/2026-27/000001']);
    });
  });

  describe('the ledger', () => {
    test('by financial year and day, with sums; taken back is taken off', async () => {
      const { paymentId, reference } = await makePayer(testApp, '800000000001');
      const receipt = await confirm(paymentId);
      await testApp.ask(reversePayment, { id: paymentId, reason: 'By mistake.' }, { as: cashier });
      const before = await list({ year: '2025-26' });
      expect(before).toMatchObject({ count: 11, received_rupees: 5500, reversed_rupees: 0 });
      expect(before.years).toEqual(['2026-27', '2025-26']);
      const now = await list({ year: '2026-27' });
      expect(now).toMatchObject({ count: 3, received_rupees: 1000, reversed_rupees: 500 });
      expect(now.rows.map(({ kind, amount_rupees }) => [kind, amount_rupees])).toEqual([
        ['reversal', -500],
        ['confirmation', 500],
        ['confirmation', 500],
      ]);
      expect(now.rows[0]).toMatchObject({ reference, receipt, reason: 'By mistake.', days: -365 });
      expect(await list({ from: '2026-03-31', to: '2026-03-31' })).toMatchObject({ count: 1 });
      expect(await list({ from: '2026-04-01' })).toMatchObject({ count: 3 });
      expect(await list({ kind: 'reversal' })).toMatchObject({ count: 1, received_rupees: 0 });
      for (const q of [receipt, receipt.toLowerCase(), reference, '8000 0000 0001'])
        expect([q, (await list({ q })).rows.map(({ payment_id }) => payment_id)]).toSatisfy(
          ([, ids]: [string, number[]]) => ids.length > 0 && ids.every((id) => id === paymentId),
        );
      // A day that is none filters nothing.
      expect((await list({ from: '2026-02-31' })).count).toBe((await list({})).count);
    });

    test.each(['ledger', 'receipt'])('%s is only added to', async (table) => {
      for (const change of [
        `UPDATE ${table} SET ledger_id = 1`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ])
        await expect(
          testApp.db.script(
            change.replace('SET ledger_id', table === 'ledger' ? 'SET days' : 'SET ledger_id'),
          ),
        ).rejects.toThrow('append-only');
    });

    test.each([
      'UPDATE receipt_series SET last_serial = last_serial - 1',
      'UPDATE receipt_series SET last_serial = last_serial + 2',
      "UPDATE receipt_series SET financial_year = '2031-32', last_serial = last_serial + 1",
      "INSERT INTO receipt_series (financial_year, last_serial) VALUES ('2030-31', 7)",
      'DELETE FROM receipt_series',
      'TRUNCATE receipt_series',
      "UPDATE receipt_payer SET shop_name = 'Other'",
      "UPDATE receipt_payer SET owner_name = 'Other'",
      "UPDATE receipt_payer SET address = 'Other'",
      'DELETE FROM receipt_payer',
      'TRUNCATE receipt_payer',
      'UPDATE payment SET amount_paise = 100',
      "UPDATE payment SET reference = 'ZZZZ' || id || '9999'",
      "UPDATE payment SET created_at = created_at - interval '1 year'",
      'DELETE FROM payment',
      'TRUNCATE payment CASCADE',
      "UPDATE security_event SET event = 'signed in'",
      'DELETE FROM security_event',
      'TRUNCATE security_event',
    ])('nor is what stands around it rewritten: %s', async (statement) => {
      await testApp.db.run(sql`
      INSERT INTO security_event (at, account_id, event) VALUES (now(), 1, 'sign-in failed')`);
      await expect(testApp.db.script(statement)).rejects.toThrow(
        /append-only|goes on by one|stays as written|under which reference|only added to/,
      );
    });

    test.each([undefined, 'time', '-time'])('as a file, in the order of the list: %s', async (sort) => {
      const order = sort ? { sort } : {};
      const { rows } = await testApp.ask(listLedger, order, { as: cashier });
      const { text } = await testApp.get('/console/export/ledger.csv', order, { as: cashier });
      const [, ...lines] = text.trim().split('\r\n');
      expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(rows.map(({ id }) => id));
      expect(lines.length).toBeGreaterThan(1);
    });

    test('as a file, with the same filters', async () => {
      const { status, text } = await testApp.get(
        '/console/export/ledger.csv',
        { kind: 'reversal' },
        { as: cashier },
      );
      const [heading, ...lines] = text.trim().split('\r\n');
      expect([status, heading?.split(',').slice(0, 4)]).toEqual([200, ['Entry', 'Time', 'Kind', 'Rupees']]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('reversal,-500,-365');
    });
  });

  describe('a receipt', () => {
    test('is for its owner and for admins; for everybody else there is none', async () => {
      const { paymentId, as, shopId } = await makePayer(testApp, '800000000009');
      const number = await confirm(paymentId);
      const { receipt } = await testApp.ask(readReceipt, { number }, { as });
      expect(receipt).toMatchObject({
        number,
        amount_rupees: 500,
        utr: '800000000009',
        days: 365,
        is_reversed: false,
      });
      const shop = await testApp.db.one(
        sql`SELECT name AS shop_name, owner_name, address FROM shop WHERE id = ${shopId}`,
      );
      expect(receipt.payer).toEqual(shop);
      expect((await testApp.ask(readReceipt, { number }, { as: cashier })).receipt).toEqual(receipt);
      const other = await signIn(testApp.db, (await makeShop(testApp.db)).owner, testApp.clock.now());
      const customer = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
      const statuses = [other, customer, null].map(
        async (by) => (await testApp.post(readReceipt.path, { number }, { as: by })).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 403, 401]);
    });

    test('outlives the shop, without the person [D-008]', async () => {
      const { paymentId, as, shopId } = await makePayer(testApp);
      const number = await confirm(paymentId);
      await testApp.ask(reversePayment, { id: paymentId, reason: 'Anand took it back.' }, { as: cashier });
      const again = await confirm(paymentId);
      const gone = await testApp.post('/admin/delete/shop', { sh_id: shopId }, { as });
      expect(gone.status).toBe(200);
      for (const each of [number, again]) {
        const { receipt } = await testApp.ask(readReceipt, { number: each }, { as: cashier });
        expect(receipt).toMatchObject({ number: each, amount_rupees: 500, payer: null });
      }
      const words = await testApp.db.many<{ reason: string }>(
        sql`SELECT reason FROM payment_deed WHERE payment_id = ${paymentId} AND reason <> ''`,
      );
      expect(words).toEqual([]);
      expect((await list({ q: again })).rows[0]).toMatchObject({ shop: null, amount_rupees: 500 });
    });
  });
});
