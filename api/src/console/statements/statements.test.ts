import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmStatement,
  importStatement,
  matchStatement,
  previewStatement,
  readStatement,
} from '@aaspaas/contract/console/statements/calls';
import { type KnownPayment, makeBankFile, type MadeFile, type Pool } from '../../../test/bank-files/cases';
import { bankFormats } from '../../../test/bank-files/formats';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount } from '../../../test/make';
import { makeManyShops } from '../../../test/make-many';
import { makeCashier } from '../../../test/payments';
import { sql } from '../../db/sql';
import { newReference } from '../../payments/reference';
import { confirmLines } from './confirm-lines';
import * as queries from './queries';

let testApp: TestApp;
let cashier: string;
let files: readonly MadeFile[];
const ids: number[] = [];

const needed = { withUtr: 190, withoutUtr: 260, confirmed: 45, twins: 30 };

beforeAll(async () => {
  testApp = await bootApp();
  cashier = await makeCashier(testApp);
  await makeManyShops(
    testApp.db,
    Object.values(needed).reduce((sum, count) => sum + count),
  );
  const pool = await openPool();
  files = bankFormats.map((format) => makeBankFile(format, pool));
}, 120_000);
afterAll(() => testApp.stop());

/** Ends in no letter that a bank prints after a note: one whose last letter is missing would be whole with it. */
const referenceOf = (): string => `${newReference().slice(0, -1)}K`;

/** Payments of as many shops, each to be used for one line. */
async function openPool(): Promise<Pool> {
  const shops = await testApp.db.many<{ id: number }>(sql`SELECT id FROM shop ORDER BY id OFFSET 1`);
  let utrs = 400_000_000_000;
  const freshUtr = () => String(++utrs);
  const take = async (count: number, state: string, utrOf: (at: number) => string | null) => {
    const rows = shops.splice(0, count).map(({ id }, at) => ({
      shop_id: id,
      reference: referenceOf(),
      // Every seventh fee is a lakh.
      amount_paise: at % 7 === 0 ? 10_000_000 : 50_000,
      state,
      utr: utrOf(at),
      settled_at: state === 'confirmed' ? '2026-03-01' : null,
    }));
    return testApp.db.many<KnownPayment>(sql`
      INSERT INTO payment (shop_id, reference, amount_paise, state, utr, settled_at, submitted_at)
      SELECT shop_id, reference, amount_paise, state, utr, settled_at, '2026-03-01'
      FROM jsonb_populate_recordset(NULL::payment, ${JSON.stringify(rows)}::jsonb)
      RETURNING id, reference, utr, amount_paise AS paise`);
  };
  const withUtr = await take(needed.withUtr, 'submitted', freshUtr);
  const withoutUtr = await take(needed.withoutUtr, 'submitted', () => null);
  const confirmed = await take(needed.confirmed, 'confirmed', freshUtr);
  const shared = Array.from({ length: needed.twins / 2 }, freshUtr);
  const twins = await take(needed.twins, 'submitted', (at) => shared[Math.floor(at / 2)] ?? null);
  await testApp.db.run(sql`SELECT enter_past_payments()`);
  const next = (list: KnownPayment[]) => () => {
    const payment = list.shift();
    if (!payment) throw new Error('make more payments');
    return payment;
  };
  return {
    withUtr: next(withUtr),
    withoutUtr: next(withoutUtr),
    confirmed: next(confirmed),
    twins: () => [next(twins)(), next(twins)()],
    freshUtr,
  };
}

const fileOf = (text: string) => ({ file: Buffer.from(text) });

async function importFile(text: string, bank = '') {
  const { preview } = await testApp.ask(previewStatement, fileOf(text), { as: cashier });
  return testApp.ask(importStatement, { ...fileOf(text), ...preview.columns, bank }, { as: cashier });
}

async function everyLine(id: number) {
  const first = await testApp.ask(readStatement, { id }, { as: cashier });
  const pages = Array.from({ length: first.pages }, (_, at) =>
    testApp.ask(readStatement, { id, page: String(at + 1) }, { as: cashier }),
  );
  return { ...first, rows: (await Promise.all(pages)).flatMap(({ rows }) => rows) };
}

/** All that could change. */
const everything = () =>
  testApp.db.one(sql`
    SELECT (SELECT count(*) FROM statement) AS statements,
      (SELECT string_agg(id || verdict || coalesce(payment_id, 0), ' ' ORDER BY id) FROM statement_line) AS lines,
      (SELECT count(*) FROM ledger) AS ledger, (SELECT count(*) FROM audit) AS audit,
      (SELECT string_agg(id || state, ' ' ORDER BY id) FROM payment) AS payments`);

describe('from the import to the last press', { shuffle: false }, () => {
  describe.each(bankFormats.map(({ bank }, at) => ({ bank, at })))('$bank', ({ bank, at }) => {
    const file = () => files[at] ?? { text: '', expected: new Map<number, never>(), debits: 0 };

    test('its columns are guessed, and every line is read', async () => {
      const { preview } = await testApp.ask(previewStatement, fileOf(file().text), { as: cashier });
      expect(preview).toMatchObject({ lacks: '', is_known: false, already: null, unreadable: [] });
      expect([preview.credits, preview.debits]).toEqual([file().expected.size, file().debits]);
    });

    test('a hundred lines are taken for what they are, and nothing is confirmed', async () => {
      expect(file().expected.size).toBe(100);
      const ledger = await testApp.db.one(sql`SELECT count(*) FROM ledger`);
      const { id, is_new } = await importFile(file().text, bank);
      ids.push(id);
      expect(is_new).toBe(true);
      const { rows } = await everyLine(id);
      const found = rows.map(({ line, verdict, payment }) => ({
        line,
        verdict,
        paymentId: payment?.id ?? null,
      }));
      const expected = [...file().expected].map(([line, { verdict, paymentId }]) => ({
        line,
        verdict,
        paymentId,
      }));
      expect(found.map(ofTwins)).toEqual(expected.map(ofTwins));
      expect(await testApp.db.one(sql`SELECT count(*) FROM ledger`)).toEqual(ledger);
    });

    test('its columns are known the next time', async () => {
      const { preview } = await testApp.ask(previewStatement, fileOf(file().text), { as: cashier });
      expect(preview).toMatchObject({ is_known: true, bank, already: { id: ids[at] } });
    });
  });

  /** Where two payments claim one UTR, either may be named. */
  const ofTwins = <Line extends { verdict: string; paymentId: number | null }>(line: Line) =>
    line.verdict === 'conflict' ? { ...line, paymentId: null } : line;

  describe('again', () => {
    test('the same files change nothing', async () => {
      const before = await everything();
      for (const { text } of files) expect(await importFile(text)).toMatchObject({ is_new: false });
      expect(await everything()).toEqual(before);
    });

    test('the same lines in another file are known one by one, and nothing is certain about them', async () => {
      const [format] = bankFormats;
      const [first] = files;
      const text = first?.text.replace(format?.before[0] ?? '', 'NARMADA BANK LIMITED,,,,,,') ?? '';
      const before = (await everyLine(ids[0] ?? 0)).rows;
      const { id } = await importFile(text);
      const { rows, counts } = await everyLine(id);
      expect(counts).toEqual({ 'same-line': 100 });
      expect(rows[0]?.earlier).toMatchObject({ statement_id: ids[0] });
      expect((await everyLine(ids[0] ?? 0)).rows).toEqual(before);
    });

    test('looked at again, all lines are what they were', async () => {
      const before = await everything();
      for (const id of ids) await testApp.ask(matchStatement, { id }, { as: cashier });
      expect(await everything()).toEqual(before);
    });
  });

  describe('one press', () => {
    const press = (id: number, count: number) =>
      testApp.post(confirmStatement.path, { id, count }, { as: cashier });

    test('is refused where the count is another one', async () => {
      const before = await everything();
      const { status, body } = await press(ids[0] ?? 0, 29);
      expect([status, body['message']]).toEqual([
        409,
        'There are 30 certain lines now, not 29. Please look again.',
      ]);
      expect(await everything()).toEqual(before);
    });

    test('takes the first ones if there are more than it may, and the rest waits for the next', async () => {
      const { db, clock } = testApp;
      const id = ids.at(-1) ?? 0;
      const certainRows = async () =>
        (await everyLine(id)).rows.filter(({ verdict }) => verdict === 'certain');
      const before = await certainRows();
      const taken = before.slice(0, 20).reduce((sum, row) => sum + row.amount_rupees, 0);
      expect(await queries.certainPaise(db, id, 20)).toBe(taken * 100);
      const { id: actorId } = await makeAccount(db, 'admin');
      const confirming = {
        statementId: id,
        count: 30,
        actorId,
        publicUrl: 'https://aaspaas.example',
        most: 20,
      };
      expect(await confirmLines(db, confirming, clock.now())).toEqual({ confirmed: 20, left: 10 });
      expect(await certainRows()).toEqual(before.slice(20));
      expect((await press(id, 10)).body).toMatchObject({ confirmed: 10, left: 0 });
    }, 120_000);

    test('confirms all that are certain and nothing else, also when two press at once', async () => {
      const expected = new Set(
        files
          .slice(0, -1)
          .flatMap((file) =>
            [...file.expected.values()].flatMap(({ verdict, paymentId }) =>
              verdict === 'certain' ? [paymentId] : [],
            ),
          ),
      );
      expect(expected.size).toBe(120);
      const open = await testApp.db.many<{ id: number }>(
        sql`SELECT id FROM payment WHERE state <> 'confirmed'`,
      );
      const [first = 0, ...others] = ids.slice(0, -1);
      const answers = await Promise.all([press(first, 30), press(first, 30), press(first, 30)]);
      const done = answers.map(({ body }) => Number(body['confirmed'] ?? 0));
      expect(done.reduce((sum, count) => sum + count)).toBe(30);
      for (const id of others) expect((await press(id, 30)).body['confirmed']).toBe(30);
      const now = await testApp.db.many<{ id: number }>(sql`
      SELECT id FROM payment WHERE state = 'confirmed' AND id = ANY(${open.map(({ id }) => id)})`);
      expect(new Set(now.map(({ id }) => id))).toEqual(expected);
      const entries = await testApp.db.many<{ payment_id: number; amount_paise: number }>(sql`
      SELECT l.payment_id FROM ledger l WHERE l.payment_id = ANY(${[...expected]})`);
      expect(entries).toHaveLength(120);
    }, 120_000);

    test('after it the lines say so, and the doubtful ones are as doubtful as before', async () => {
      for (const [at, id] of ids.entries()) {
        const { rows } = await everyLine(id);
        const expected = [...(files[at]?.expected.values() ?? [])].map(({ verdict }) =>
          verdict === 'certain' ? 'confirmed' : verdict,
        );
        expect(rows.map(({ verdict }) => verdict)).toEqual(expected);
      }
    });
  });
});
