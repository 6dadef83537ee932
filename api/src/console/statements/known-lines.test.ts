import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { confirmStatement, importStatement, readStatement } from '@aaspaas/contract/console/statements/calls';
import { readReceipt } from '@aaspaas/contract/payments/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeCashier, makePayer, type Newcomer, statusOf } from '../../../test/payments';
import { sql } from '../../db/sql';
import { writeSetting } from '../../settings/queries';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
  as = await makeCashier(testApp);
});
afterAll(() => testApp.stop());

/** Imports a file of these lines; gives its number and its lines as they are shown. */
async function importFile(lines: readonly string[], bank = 'Narmada') {
  const file = Buffer.from(`Date,Narration,Credit,Balance\n${lines.join('\n')}\n`);
  const columns = { date: 0, narration: 1, credit: 2, balance: 3 };
  const { id } = await testApp.ask(importStatement, { file, ...columns, bank }, { as });
  return { id, rows: (await testApp.ask(readStatement, { id }, { as })).rows };
}
const lineOf = (narration: string, balance = '1500.00') => `16/03/2026,${narration},500.00,${balance}`;
const confirmWith = ({ paymentId }: Newcomer, line = 0) =>
  testApp.post(confirmPayment.path, { id: paymentId, line }, { as });
const entriesOf = ({ paymentId }: Newcomer) =>
  testApp.db.many(sql`SELECT FROM ledger WHERE payment_id = ${paymentId}`);

test('a line that was imported before confirms no other payment', async () => {
  const [first, second] = [await makePayer(testApp), await makePayer(testApp)];
  const line = lineOf(`CASH ${first.reference}`);
  const before = await importFile([line]);
  expect((await confirmWith(first, before.rows[0]?.id)).status).toBe(200);
  const again = await importFile([line, lineOf('SOMETHING ELSE')]);
  const [known] = again.rows;
  expect(known).toMatchObject({ verdict: 'same-line', earlier: { statement_id: before.id, line: 2 } });
  const refused = await confirmWith(second, known?.id);
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    'This line has confirmed a payment already.',
  ]);
  expect([await entriesOf(second), await statusOf(testApp, second.shopId)]).toEqual([
    [],
    'payment_submitted',
  ]);
  expect(await entriesOf(first)).toHaveLength(1);
});

test('two equal credits of one day are two, and a third that is one of them again is none', async () => {
  const [first, second] = [lineOf('CASH', '1500.00'), lineOf('CASH', '2000.00')];
  const { rows } = await importFile([first, second, first]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'same-line']);
  expect(rows[2]?.earlier).toMatchObject({ line: 2 });
  const payers = [await makePayer(testApp), await makePayer(testApp)];
  for (const [at, payer] of payers.entries())
    expect((await confirmWith(payer, rows[at]?.id)).status).toBe(200);
});

test('one press confirms what is certain, and leaves what is not', async () => {
  const payer = await makePayer(testApp);
  const { id, rows } = await importFile([lineOf(`CASH ${payer.reference}`), lineOf('NOBODY')]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['certain', 'unknown']);
  const { confirmed, left } = await testApp.ask(confirmStatement, { id, count: 1 }, { as });
  expect([confirmed, left, await statusOf(testApp, payer.shopId)]).toEqual([1, 0, 'active']);
  const now = await testApp.ask(readStatement, { id }, { as });
  expect(now.rows.map(({ verdict }) => verdict)).toEqual(['confirmed', 'unknown']);
});

test('a receipt says until when is paid: a year from the day, and a year more for who pays early', async () => {
  const payer = await makePayer(testApp);
  const paidUntil = async (number: string) =>
    (await testApp.ask(readReceipt, { number }, { as: payer.as })).receipt.paid_until;
  const first = await testApp.ask(confirmPayment, { id: payer.paymentId }, { as });
  expect(await paidUntil(first.receipt)).toBe('2027-03-16T06:30:00.000Z');
  const { id } = await testApp.db.one<{ id: number }>(sql`
    INSERT INTO payment (shop_id, reference, amount_paise, state, submitted_at)
    VALUES (${payer.shopId}, 'EARLYRENEWAL', 50000, 'submitted', ${testApp.clock.now()}) RETURNING id`);
  const second = await testApp.ask(confirmPayment, { id }, { as });
  expect(await paidUntil(second.receipt)).toBe('2028-03-15T06:30:00.000Z');
  expect(await paidUntil(first.receipt)).toBe('2027-03-16T06:30:00.000Z');
});
