import type { Verdict } from '@aaspaas/contract/console/statements/verdicts';
import type { BankFormat, BankLine } from './formats';

/** A payment in the database, for which a line may be made. */
export interface KnownPayment {
  readonly id: number;
  readonly reference: string;
  readonly utr: string;
  readonly paise: number;
}

/** What the makers of lines take payments from; each is given out once. */
export interface Pool {
  /** Open; the owner has typed the UTR. */
  withUtr(): KnownPayment;
  /** Open; the owner has typed none. */
  withoutUtr(): KnownPayment;
  /** Two open payments whose owners have typed the same UTR. */
  twins(): readonly [KnownPayment, KnownPayment];
  confirmed(): KnownPayment;
  /** A number that no payment names. */
  freshUtr(): string;
}

/** A line, and what it is because of how it was made. */
export interface MadeLine extends Pick<BankLine, 'paise' | 'utr' | 'note'> {
  readonly verdict: Verdict;
  readonly paymentId: number | null;
}

type Maker = (pool: Pool, turn: number) => readonly MadeLine[];

/** Payers write the reference as they please. */
const styles: readonly ((reference: string) => string)[] = [
  (reference) => reference,
  (reference) => reference.toLowerCase(),
  (reference) => `${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)}`,
  (reference) => `AASPAAS-${reference}-FEE`,
  (reference) => `aaspaas ${reference.slice(0, 6)}-${reference.slice(6)}`,
];
const styled = (reference: string, turn: number): string =>
  (styles[turn % styles.length] ?? styles[0])?.(reference) ?? reference;

const other = (letter: string | undefined): string => (letter === 'Z' ? 'Y' : 'Z');
/** One or two letters off. */
const slips: readonly ((reference: string) => string)[] = [
  (text) => other(text[0]) + text.slice(1),
  (text) => text.slice(0, 5) + other(text[5]) + text.slice(6, 10) + other(text[10]) + text.slice(11),
  (text) => text.slice(0, 7) + text.slice(8),
  (text) => `${text.slice(0, 3)}Z${text.slice(3)}`,
  (text) => text.slice(0, 9) + other(text[9]) + text.slice(10),
  (text) => text.slice(0, 11),
  (text) => text.slice(1, 11),
];
const slipped = (reference: string, turn: number): string => slips[turn % slips.length]?.(reference) ?? '';

const made = (
  payment: KnownPayment | null,
  verdict: Verdict,
  line: Partial<Pick<MadeLine, 'paise' | 'utr' | 'note'>>,
): MadeLine => ({
  paise: payment?.paise ?? 50_000,
  utr: null,
  note: 'fee',
  ...line,
  verdict,
  paymentId: payment?.id ?? null,
});

/** How often each kind comes, and how it is made. A statement has a hundred lines of money that came in. */
const kinds: readonly (readonly [times: number, Maker])[] = [
  [20, (pool) => [withUtr(pool.withUtr(), 'utr-only')]],
  [20, (pool, turn) => [byReference(pool.withoutUtr(), pool, turn, 'certain')]],
  [6, (pool, turn) => [both(pool.withUtr(), turn)]],
  [5, (pool) => [wrongByUtr(pool.withUtr())]],
  [5, (pool, turn) => [{ ...byReference(pool.withoutUtr(), pool, turn, 'wrong-amount'), paise: 5_000 }]],
  [10, (pool, turn) => [nearly(pool.withoutUtr(), pool, turn)]],
  [4, (pool, turn) => twice(pool.withoutUtr(), pool, turn)],
  [4, (pool, turn) => [used(pool, turn)]],
  [5, (pool) => [withUtr(pool.confirmed(), 'already')]],
  [3, (pool) => [withUtr(pool.twins()[0], 'conflict')]],
  [3, (pool, turn) => [contradicting(pool, turn)]],
  [6, (pool, turn) => [stranger(pool, turn)]],
];

const withUtr = (payment: KnownPayment, verdict: Verdict) => made(payment, verdict, { utr: payment.utr });

const byReference = (payment: KnownPayment, pool: Pool, turn: number, verdict: Verdict) =>
  made(payment, verdict, { utr: pool.freshUtr(), note: styled(payment.reference, turn) });

const both = (payment: KnownPayment, turn: number) =>
  made(payment, 'certain', { utr: payment.utr, note: styled(payment.reference, turn) });

const wrongByUtr = (payment: KnownPayment) =>
  made(payment, 'wrong-amount', { utr: payment.utr, paise: payment.paise - 100 });

const nearly = (payment: KnownPayment, pool: Pool, turn: number) =>
  made(payment, 'near-reference', { utr: pool.freshUtr(), note: slipped(payment.reference, turn) });

const twice = (payment: KnownPayment, pool: Pool, turn: number) => [
  byReference(payment, pool, turn, 'certain'),
  byReference(payment, pool, turn + 1, 'paid-twice'),
];

/** The UTR has paid for another one, and comes with the reference of this one. */
function used(pool: Pool, turn: number): MadeLine {
  const payment = pool.withoutUtr();
  return made(payment, 'used-utr', { utr: pool.confirmed().utr, note: styled(payment.reference, turn) });
}

/** One owner has typed the UTR of another's transfer. */
function contradicting(pool: Pool, turn: number): MadeLine {
  const payment = pool.withoutUtr();
  return made(payment, 'conflict', { utr: pool.withUtr().utr, note: styled(payment.reference, turn) });
}

const strangers = [
  '=HYPERLINK("http://x.example")',
  'rent march',
  'ABCDEFGHJKMN',
  'दुकान का किराया',
  '',
  'NEFT 7',
];
const stranger = (pool: Pool, turn: number) =>
  made(null, 'unknown', {
    utr: turn % 2 ? pool.freshUtr() : null,
    note: strangers[turn % strangers.length] ?? '',
  });

export interface MadeFile {
  readonly text: string;
  /** By the number of the line in the file. */
  readonly expected: ReadonlyMap<number, Pick<MadeLine, 'verdict' | 'paymentId'>>;
  readonly debits: number;
}

const payers = ['ASHA MENON', 'RAVI K NAIR', 'M/S ANAND STORES', 'FATHIMA BEEVI', 'JOSEPH, T'];

/** A whole statement: what the bank prints around the lines, money that went out, and five lines that stand twice. */
export function makeBankFile(format: BankFormat, pool: Pool): MadeFile {
  const lines = kinds.flatMap(([times, make]) =>
    Array.from({ length: times }, (_, turn) => make(pool, turn)).flat(),
  );
  const rows: string[] = [...format.before, format.headings];
  const expected = new Map<number, Pick<MadeLine, 'verdict' | 'paymentId'>>();
  let balancePaise = 10_000_000;
  let debits = 0;
  const print = (line: Pick<BankLine, 'paise' | 'utr' | 'note'>, at: number): string => {
    balancePaise += line.paise;
    const day = `2026-03-${String((at % 28) + 1).padStart(2, '0')}`;
    return format.line({ ...line, day, payer: payers[at % payers.length] ?? '', balancePaise });
  };
  const printed = lines.map((line, at) => {
    const text = print(line, at);
    expected.set(rows.push(text), line);
    if (at % 9 === 0) {
      rows.push(print({ paise: -12_345, utr: null, note: 'POWER BILL' }, at));
      debits += 1;
    }
    return text;
  });
  for (const text of printed.slice(20, 25))
    expected.set(rows.push(text), { verdict: 'same-line', paymentId: null });
  rows.push(...format.after);
  return { text: (format.mark ?? '') + rows.join(format.end) + format.end, expected, debits };
}
