import { createHash } from 'node:crypto';
import type { Columns } from '@aaspaas/contract/console/statements/columns';
import { readPaise } from './amounts';
import { readDay } from './days';
import type { CsvRow } from './read-csv';

/** Money that came in. */
export interface Credit {
  readonly line: number;
  readonly day: string;
  readonly amountPaise: number;
  /** The narration, and what stands in the bank's own column of references. */
  readonly narration: string;
  /** Twelve digits alone: what a UTR looks like. */
  readonly utrs: readonly string[];
  /** The same for the same line of any file of the same bank. */
  readonly identity: string;
}

export type ReadLine =
  | { readonly kind: 'credit'; readonly credit: Credit }
  | { readonly kind: 'debit' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unreadable'; readonly line: number; readonly text: string };

const longestNarration = 500;

export function readLine({ line, cells }: CsvRow, columns: Columns): ReadLine {
  const cell = (role: keyof Columns): string => cells[columns[role] ?? -1]?.trim() ?? '';
  const day = readDay(cell('date'));
  const amountPaise = amountOf(cell);
  if (amountPaise === 'none' || (day === null && isAroundTheTable(cells))) return { kind: 'skipped' };
  if (day === null || amountPaise === null)
    return { kind: 'unreadable', line, text: cells.filter(Boolean).join(' · ').slice(0, 200) };
  if (amountPaise <= 0) return amountPaise < 0 ? { kind: 'debit' } : { kind: 'skipped' };
  const narration = [cell('narration'), cell('reference')]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestNarration);
  const identity = identityOf([day, String(amountPaise), narration, cell('balance').replace(/[\s,]/g, '')]);
  return { kind: 'credit', credit: { line, day, amountPaise, narration, utrs: utrsIn(narration), identity } };
}

/** Signed: what came in is more than nothing. 'none' where no money is named, null where it makes no sense. */
function amountOf(cell: (role: keyof Columns) => string): number | 'none' | null {
  const [credit, debit, amount, direction] = [
    cell('credit'),
    cell('debit'),
    cell('amount'),
    cell('direction'),
  ];
  if (isMoney(credit)) return readPaise(credit);
  if (isMoney(debit)) return negative(readPaise(debit));
  if (!isMoney(amount)) return 'none';
  const paise = readPaise(amount);
  if (paise === null || direction === '') return paise;
  if (/^(c|deposit)/i.test(direction)) return Math.abs(paise);
  return /^(d|w)/i.test(direction) ? -Math.abs(paise) : null;
}

/** Banks leave a cell empty, or print a dash or a zero. */
const isMoney = (text: string): boolean => !/^[-–.0,\s]*$/.test(text);

const negative = (paise: number | null): number | null => paise && -Math.abs(paise);

/** Sums, balances and notes, which banks print below and between the transactions. */
const isAroundTheTable = (cells: readonly string[]): boolean =>
  cells.some((cell) =>
    /\b(total|balance|opening|closing|brought|carried|b\/f|c\/f|summary|count|end of)\b/i.test(cell),
  );

export const utrsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\d)\d{12}(?!\d)/g)].map(([utr]) => utr)),
];

const identityOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32);
