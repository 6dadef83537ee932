import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment, readPaymentCase, reversePayment } from '@aaspaas/contract/console/payments/calls';
import {
  confirmStatement,
  importStatement,
  matchStatement,
  readStatement,
} from '@aaspaas/contract/console/statements/calls';
import { submitPayment } from '@aaspaas/contract/payments/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { makeCashier, makeNewcomer, makePayer, type Newcomer, statusOf } from '../../../test/payments';
import { cleanOldRows } from '../../jobs/cleaning-queries';
import { sql } from '../../db/sql';
import { writeSetting } from '../../settings/queries';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  await writeSetting(testApp.db, 'upi_id', 'shops@bank', testApp.clock.now());
});
afterAll(() => testApp.stop());
// Sessions end as the clock goes on.
beforeEach(async () => {
  as = await makeCashier(testApp);
});

let utrs = 300_000_000_000;
const newUtr = () => String(++utrs);

/** A statement of one line; gives the numbers of the statement and of the line. */
async function importLine(
  narration: string,
  rupees = '500.00',
): Promise<{ statement: number; line: number }> {
  const file = Buffer.from(`Date,Narration,Credit\n16/03/2026,${narration},${rupees}\n`);
  const columns = { date: 0, narration: 1, credit: 2 };
  const { id } = await testApp.ask(importStatement, { file, ...columns, bank: 'Narmada' }, { as });
  const { rows } = await testApp.ask(readStatement, { id }, { as });
  return { statement: id, line: rows[0]?.id ?? 0 };
}

/** What the line is said to be, and of which payment. */
async function verdictOf({ statement }: { statement: number }) {
  const { rows } = await testApp.ask(readStatement, { id: statement }, { as });
  return [rows[0]?.verdict, rows[0]?.payment?.id ?? null];
}

const judgeAgain = ({ statement }: { statement: number }) =>
  testApp.ask(matchStatement, { id: statement }, { as });
const press = ({ statement }: { statement: number }) =>
  testApp.post(confirmStatement.path, { id: statement, count: 1 }, { as });
const confirmWith = ({ paymentId }: Newcomer, line: number, typed: object = {}) =>
  testApp.post(confirmPayment.path, { id: paymentId, line, ...typed }, { as });
const takeBack = ({ paymentId }: Newcomer) =>
  testApp.ask(reversePayment, { id: paymentId, reason: 'Of another shop.' }, { as });
const entriesOf = ({ paymentId }: Newcomer) =>
  testApp.db.many<{ amount_paise: number; utr: string | null }>(
    sql`SELECT amount_paise, utr FROM ledger WHERE payment_id = ${paymentId} ORDER BY id`,
  );

/** One letter off. */
const nearly = (reference: string) => (reference.startsWith('Z') ? 'Y' : 'Z') + reference.slice(1);

describe('a doubtful line is taken for a payment by the admin', () => {
  test('the ledger has what the bank says, and the line says so', async () => {
    const payer = await makePayer(testApp);
    const utr = newUtr();
    const made = await importLine(`UPI/CR/${utr}/ASHA/${nearly(payer.reference)}`, '450.00');
    expect(await verdictOf(made)).toEqual(['near-reference', payer.paymentId]);
    expect((await confirmWith(payer, made.line, { days: 328 })).status).toBe(200);
    expect(await entriesOf(payer)).toEqual([{ amount_paise: 45_000, utr }]);
    expect(await verdictOf(made)).toEqual(['confirmed', payer.paymentId]);
    expect(await statusOf(testApp, payer.shopId)).toBe('active');
  });

  test('what the admin types goes before what the line says', async () => {
    const payer = await makePayer(testApp);
    const [ofLine, typed] = [newUtr(), newUtr()];
    const { line } = await importLine(`UPI/CR/${ofLine}/ASHA/${payer.reference}`, '400.00');
    expect((await confirmWith(payer, line, { utr: typed, received_rupees: '410', days: 299 })).status).toBe(
      200,
    );
    expect(await entriesOf(payer)).toEqual([{ amount_paise: 41_000, utr: typed }]);
  });

  test('of two numbers of twelve digits neither is taken for the UTR: what the owner has typed stays', async () => {
    const utr = newUtr();
    const payer = await makePayer(testApp, utr);
    const { line } = await importLine(`NEFT ${newUtr()} OF ${utr}`);
    await confirmWith(payer, line);
    expect(await entriesOf(payer)).toEqual([{ amount_paise: 50_000, utr }]);
  });

  test('a line pays once, also when two press at once', async () => {
    const [first, second] = [await makePayer(testApp), await makePayer(testApp)];
    const made = await importLine(`CASH ${first.reference} ${second.reference}`);
    const answers = await Promise.all([confirmWith(first, made.line), confirmWith(second, made.line)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const entries = [...(await entriesOf(first)), ...(await entriesOf(second))];
    expect(entries).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe('This line has confirmed a payment already.');
    expect((await confirmWith(await makePayer(testApp), 2_000_000)).body['message']).toBe(
      'There is no such line.',
    );
  });

  test('taken back, the line says so and can be taken for the right payment', async () => {
    const [wrong, right] = [await makePayer(testApp), await makePayer(testApp)];
    const utr = newUtr();
    const made = await importLine(`UPI/CR/${utr}/ASHA/${nearly(wrong.reference)}`);
    await confirmWith(wrong, made.line);
    await takeBack(wrong);
    expect(await verdictOf(made)).toEqual(['taken-back', wrong.paymentId]);
    await judgeAgain(made);
    expect(await verdictOf(made)).toEqual(['taken-back', wrong.paymentId]);
    expect((await confirmWith(right, made.line)).status).toBe(200);
    expect(await verdictOf(made)).toEqual(['confirmed', right.paymentId]);
    expect(await entriesOf(right)).toEqual([{ amount_paise: 50_000, utr }]);
    expect(await statusOf(testApp, wrong.shopId)).toBe('rejected');
  });
});

describe('what a line is', () => {
  test('a payment that was taken back is never certain again', async () => {
    const payer = await makePayer(testApp, newUtr());
    await testApp.ask(confirmPayment, { id: payer.paymentId }, { as });
    await takeBack(payer);
    const made = await importLine(`CASH ${payer.reference}`);
    expect(await verdictOf(made)).toEqual(['taken-back', payer.paymentId]);
    expect((await press(made)).status).toBe(409);
  });

  test('two references on one line contradict each other, and so do two that it nearly has', async () => {
    const [one, other] = [await makePayer(testApp), await makePayer(testApp)];
    expect(await verdictOf(await importLine(`${one.reference} ${other.reference}`))).toEqual([
      'conflict',
      expect.any(Number),
    ]);
    const both = `${nearly(one.reference)} ${nearly(other.reference)}`;
    expect(await verdictOf(await importLine(both))).toEqual(['conflict', expect.any(Number)]);
  });

  test('the shop of the payment is gone', async () => {
    const payer = await makePayer(testApp);
    await testApp.db.run(sql`DELETE FROM account WHERE id = ${payer.ownerId}`);
    const made = await importLine(`CASH ${payer.reference}`);
    expect(await verdictOf(made)).toEqual(['conflict', payer.paymentId]);
  });

  test('another transfer for what is confirmed was paid twice', async () => {
    const payer = await makePayer(testApp, newUtr());
    await testApp.ask(confirmPayment, { id: payer.paymentId }, { as });
    const made = await importLine(`UPI/CR/${newUtr()}/ASHA/${payer.reference}`);
    expect(await verdictOf(made)).toEqual(['paid-twice', payer.paymentId]);
  });

  test('looked at again, it is known once the owner has typed the UTR, and never certain without our reference', async () => {
    const { reference, paymentId } = await makeNewcomer(testApp);
    const utr = newUtr();
    const made = await importLine(`UPI/CR/${utr}/ASHA`);
    expect(await verdictOf(made)).toEqual(['unknown', null]);
    await testApp.ask(submitPayment, { reference, utr });
    expect(await verdictOf(made)).toEqual(['unknown', null]);
    await judgeAgain(made);
    expect(await verdictOf(made)).toEqual(['utr-only', paymentId]);
    expect((await press(made)).status).toBe(409);
  });
});

describe('one press, after things have changed', () => {
  test('a payment that somebody has confirmed meanwhile is not confirmed twice', async () => {
    const payer = await makePayer(testApp);
    const made = await importLine(`CASH ${payer.reference}`);
    await testApp.ask(confirmPayment, { id: payer.paymentId }, { as });
    expect((await press(made)).body).toMatchObject({ confirmed: 0, left: 0 });
    expect(await entriesOf(payer)).toHaveLength(1);
    expect(await verdictOf(made)).toEqual(['already', payer.paymentId]);
  });

  test('a UTR that another owner claims meanwhile belongs to nobody', async () => {
    const utr = newUtr();
    const payer = await makePayer(testApp, utr);
    const made = await importLine(`UPI/CR/${utr}/ASHA`);
    expect(await verdictOf(made)).toEqual(['utr-only', payer.paymentId]);
    await makePayer(testApp, utr);
    expect((await press(made)).status).toBe(409);
    await judgeAgain(made);
    expect(await entriesOf(payer)).toEqual([]);
    expect((await verdictOf(made))[0]).toBe('conflict');
  });
});

describe('what the bank writes about payers', () => {
  const linesSeenBy = async ({ paymentId }: Newcomer, by: string) =>
    (await testApp.ask(readPaymentCase, { id: paymentId }, { as: by })).payment.lines;

  test('is shown to who settles payments, and not to who only looks', async () => {
    const payer = await makePayer(testApp);
    await importLine(`CASH ${payer.reference} SECRET`);
    expect(await linesSeenBy(payer, as)).toMatchObject([{ verdict: 'certain', amount_rupees: 500 }]);
    const viewer = await makeAccount(testApp.db, 'admin', { grade: 'viewer' });
    expect(await linesSeenBy(payer, await signIn(testApp.db, viewer, testApp.clock.now()))).toEqual([]);
  });

  test('goes with the shop, and after half a year', async () => {
    const [gone, old] = [await makePayer(testApp), await makePayer(testApp)];
    const made = [await importLine(`OF ${gone.reference}`), await importLine(`OF ${old.reference}`)];
    const narrations = () =>
      testApp.db.many<{ narration: string }>(sql`
        SELECT narration FROM statement_line WHERE id = ANY (${made.map(({ line }) => line)}::integer[]) ORDER BY id`);
    await testApp.db.run(sql`DELETE FROM account WHERE id = ${gone.ownerId}`);
    expect(await narrations()).toEqual([{ narration: '' }, { narration: `OF ${old.reference}` }]);
    const afterDays = (days: number) => new Date(Date.UTC(2026, 2, 16, 12) + days * 24 * 60 * 60_000);
    await cleanOldRows(testApp.db, afterDays(180));
    expect((await narrations())[1]).toEqual({ narration: `OF ${old.reference}` });
    await cleanOldRows(testApp.db, afterDays(181));
    expect((await narrations())[1]).toEqual({ narration: '' });
  });
});
