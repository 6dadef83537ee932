import { createHash } from 'node:crypto';
import type { ColumnRole, Columns } from '@aaspaas/contract/console/statements/columns';

/** What banks call their columns. The first that fits is taken, and a column is taken once, in this order. */
const names: readonly (readonly [ColumnRole, readonly RegExp[]])[] = [
  [
    'direction',
    [
      /^(dr|cr|d|c|debit|credit) ?(or )?(cr|dr|c|d|credit|debit)( |$)/,
      /indicator|^(txn |transaction )?type$/,
    ],
  ],
  ['balance', [/\bbal(ance)?\b/]],
  ['debit', [/\b(debit|withdrawal|withdrawals|dr|money out|paid out)\b/]],
  ['credit', [/\b(credit|deposit|deposits|cr|money in|paid in)\b/]],
  ['amount', [/\b(amount|amt)\b/]],
  [
    'date',
    [
      /^(txn|tran|transaction) (date|dt)\b/,
      /^date\b/,
      /^(post|posted|posting|book|booking) (date|dt)\b/,
      /\b(date|dt)\b/,
    ],
  ],
  ['narration', [/\b(narration|narrations|description|particulars|remarks)\b/, /\bdetails?\b/]],
  ['reference', [/\b(utr|rrn|ref|reference|chq|cheque|instrument)\b/, /\b(txn|tran|transaction) id\b/]],
];

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function guessColumns(headings: readonly string[]): Columns {
  const texts = headings.map(plain);
  const found: Partial<Record<ColumnRole, number>> = {};
  for (const [role, patterns] of names) {
    const taken = new Set(Object.values(found));
    const at = patterns
      .map((pattern) => texts.findIndex((text, index) => !taken.has(index) && pattern.test(text)))
      .find((index) => index >= 0);
    if (at !== undefined) found[role] = at;
  }
  return found;
}

/** How sure one may be that these cells are headings: a statement has a date, a text and money. */
export function headingScore(cells: readonly string[]): number {
  const { date, narration, credit, amount } = guessColumns(cells);
  const hasMoney = credit !== undefined || amount !== undefined;
  // Headings have no figures; the addresses and totals around a statement do.
  const isText = cells.every((cell) => !/\d{3}/.test(cell));
  return Number(date !== undefined) + Number(narration !== undefined) + Number(hasMoney) + Number(isText) / 2;
}

/** By which the columns of a bank are remembered. */
export const fingerprintOf = (headings: readonly string[]): string =>
  createHash('sha256').update(headings.map(plain).join('|')).digest('hex').slice(0, 32);
