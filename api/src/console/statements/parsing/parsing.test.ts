import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPaise } from './amounts';
import { readDay } from './days';
import { guessColumns } from './guess-columns';
import { findLayout, readRows } from './read-csv';
import { readLine, utrsIn } from './read-statement';

test.each([
  ['1,00,000.00', 10_000_000],
  ['500', 50_000],
  ['₹ 499.50', 49_950],
  ['INR 500.00', 50_000],
  ['Rs. 500', 50_000],
  ['500.00 Cr', 50_000],
  ['500.00Dr', -50_000],
  ['-500.00', -50_000],
  ['(500.00)', -50_000],
  ['+500.5', 50_050],
  ['500.000', 50_000],
  ['', null],
  ['five hundred', null],
  ['12/03/2026', null],
  ['=500', null],
  ['1e5', null],
])('the amount %j is %s', (text, paise) => {
  expect(readPaise(text)).toBe(paise);
});

test.each([
  ['16/03/26', '2026-03-16'],
  ['16-03-2026', '2026-03-16'],
  ['6.3.2026', '2026-03-06'],
  ['16-Mar-2026', '2026-03-16'],
  ['16 March 2026', '2026-03-16'],
  ['16-MAR-26', '2026-03-16'],
  ['2026-03-16', '2026-03-16'],
  ['2026/03/16', '2026-03-16'],
  ['2026-03-16T14:05:00', '2026-03-16'],
  ['16/03/2026 14:05', '2026-03-16'],
  ['31/02/2026', null],
  ['16/13/2026', null],
  ['Total', null],
  ['', null],
  ['123456789', null],
])('the day %j is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['UPI/CR/121888265852/ASHA MENON/HDFC/…', ['121888265852']],
  ['UPI-121888265852-121888265852', ['121888265852']],
  ['A/C 50100123456789', []],
  ['12188826585', []],
  ['121888265852 by 121888265853', ['121888265852', '121888265853']],
])('in %j the UTRs are %j', (narration, utrs) => {
  expect(utrsIn(narration)).toEqual(utrs);
});

test.each([
  [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    'date narration reference - debit credit balance',
  ],
  [
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    'date - narration reference debit credit balance',
  ],
  ['Tran Date,Particulars,Amount,Dr/Cr,Balance', 'date narration amount direction balance'],
  [
    'S No.,Transaction Date,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    '- date narration debit credit balance',
  ],
  ['Value Date,Post Date,Details,Debit / Credit,Amount', '- date narration direction amount'],
  ['Name,City,Phone', '- - -'],
])('%s', (headings, roles) => {
  const columns = guessColumns(headings.split(','));
  const named = headings
    .split(',')
    .map((_, at) => Object.entries(columns).find(([, of]) => of === at)?.[0] ?? '-');
  expect(named.join(' ')).toBe(roles);
});

describe('files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aaspaas-statement-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (content: string | Buffer) => {
    const path = join(folder, 'statement.csv');
    await writeFile(path, content);
    return path;
  };
  const headings = 'Date,Narration,Debit,Credit';

  test.each([
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${headings}\n16/03/2026,ASHA ₹,,500\n`, 'utf16le')],
    ['quotes that do not close', `${headings}\n16/03/2026,SHOP 12" PIZZA,,500\n`],
    ['lines of different lengths', `x\n${headings},,,\n16/03/2026,ASHA,,500,,,,,\n`],
  ])('%s', async (_what, content) => {
    const path = await write(content);
    const layout = await findLayout(path, null);
    const columns = guessColumns(layout.heading.cells);
    const read: string[] = [];
    for await (const row of readRows(path, layout)) {
      const line = readLine(row, columns);
      read.push(line.kind === 'credit' ? `${line.credit.day} ${line.credit.amountPaise}` : line.kind);
    }
    expect(read).toEqual(['2026-03-16 50000']);
  });

  test.each([
    ['an Excel file', Buffer.from('PK\u0003\u0004…'), 'This is an Excel file.'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'This is a PDF.'],
    ['a letter', Buffer.from('Dear Sir'), 'This is not a CSV file that we can read.'],
    [
      'nothing but noise',
      Buffer.from([1, 2, 3, 255, 254, 0, 10, 13]),
      'This is not a CSV file that we can read.',
    ],
  ])('%s is named', async (_what, content, says) => {
    await expect(findLayout(await write(content), null)).rejects.toThrow(says);
  });

  test('a file without an end is refused in time', async () => {
    const path = await write(`${headings}\n${'16/03/2026,ASHA,,500\n'.repeat(20_001)}`);
    const layout = await findLayout(path, null);
    const readAll = async () => {
      let count = 0;
      for await (const _row of readRows(path, layout)) count += 1;
      return count;
    };
    await expect(readAll()).rejects.toThrow('more than 20,000 lines');
  });

  test('a line that names money without a day is said, one that sums up is not', async () => {
    const path = await write(
      `${headings}\nsoon,ASHA,,500\n,Grand total,,99500\n,,,\n16/03/2026,RAVI,,much\n`,
    );
    const layout = await findLayout(path, null);
    const kinds: string[] = [];
    for await (const row of readRows(path, layout))
      kinds.push(readLine(row, guessColumns(layout.heading.cells)).kind);
    expect(kinds).toEqual(['unreadable', 'skipped', 'skipped', 'unreadable']);
  });
});
