import { describe, expect, test } from 'vitest';
import { type Candidate, type Evidence, judge } from './judge';

const payment = (id: number, different: Partial<Candidate> = {}): Candidate => ({
  id,
  reference: `REF${id}`,
  amountPaise: 50_000,
  state: 'submitted',
  utr: null,
  hasShop: true,
  wasTakenBack: false,
  ...different,
});
const utr = '412345678901';
const other = '499999999999';

/** What a line of ₹500 is, with this evidence beside nothing else. */
const verdict = (evidence: Partial<Evidence>) => {
  const none = { amountPaise: 50_000, utrs: [], byUtr: [], byReference: [], near: [] };
  return judge({ ...none, isUtrOnEarlierLine: false, isPaidByEarlierLine: () => false, ...evidence });
};
const named = (different: Partial<Candidate> = {}, evidence: Partial<Evidence> = {}) =>
  verdict({ byReference: [payment(1, different)], ...evidence });

describe('a line that names one payment', () => {
  test.each([
    ['that waits', {}, {}, 'certain'],
    ['that is due', { state: 'due' }, {}, 'certain'],
    ['that was rejected', { state: 'rejected' }, {}, 'certain'],
    ['with a rupee less', {}, { amountPaise: 49_900 }, 'wrong-amount'],
    ['with a rupee more', {}, { amountPaise: 50_100 }, 'wrong-amount'],
    ['whose shop is gone', { hasShop: false }, {}, 'conflict'],
    ['that was taken back', { wasTakenBack: true }, {}, 'taken-back'],
    ['that was taken back, of another amount', { wasTakenBack: true }, { amountPaise: 1 }, 'taken-back'],
    ['that an earlier line pays', {}, { isPaidByEarlierLine: (id: number) => id === 1 }, 'paid-twice'],
    ['while an earlier line pays another', {}, { isPaidByEarlierLine: (id: number) => id === 2 }, 'certain'],
    ['that is confirmed', { state: 'confirmed' }, {}, 'already'],
    ['that is confirmed, by this UTR', { state: 'confirmed', utr }, { utrs: [utr] }, 'already'],
    ['that is confirmed, by another UTR', { state: 'confirmed', utr: other }, { utrs: [utr] }, 'paid-twice'],
    ['that is confirmed, without a UTR on the line', { state: 'confirmed', utr: other }, {}, 'already'],
    ['that is confirmed with another amount', { state: 'confirmed' }, { amountPaise: 1 }, 'wrong-amount'],
    ['with a UTR that an earlier line has', {}, { utrs: [utr], isUtrOnEarlierLine: true }, 'used-utr'],
  ] as const)('%s', (_what, different, evidence, expected) => {
    expect(named(different, evidence)).toEqual({ verdict: expected, by: 'reference', paymentId: 1 });
  });
});

describe('a line that names two', () => {
  test('by their references, contradicts itself', () => {
    expect(verdict({ byReference: [payment(1), payment(2)] })).toMatchObject({ verdict: 'conflict' });
  });

  test('one by its reference and another by the UTR, contradicts itself', () => {
    expect(named({}, { byUtr: [payment(2)] })).toEqual({
      verdict: 'conflict',
      by: 'reference',
      paymentId: 1,
    });
  });

  test('by a reference, with a UTR that has paid for another, has a used UTR', () => {
    const spent = payment(2, { state: 'confirmed' });
    expect(named({}, { byUtr: [spent] })).toEqual({ verdict: 'used-utr', by: 'reference', paymentId: 1 });
    const back = payment(2, { wasTakenBack: true });
    expect(named({}, { byUtr: [back] })).toMatchObject({ verdict: 'used-utr' });
  });

  test('of which both have its UTR, is the one that is named', () => {
    expect(named({}, { byUtr: [payment(1), payment(2)] })).toMatchObject({
      verdict: 'certain',
      paymentId: 1,
    });
  });
});

describe('a line without a reference', () => {
  test('whose UTR one owner has typed, is never certain: anybody can type one', () => {
    expect(verdict({ utrs: [utr], byUtr: [payment(1, { utr })] })).toEqual({
      verdict: 'utr-only',
      by: 'utr',
      paymentId: 1,
    });
    const less = verdict({ utrs: [utr], byUtr: [payment(1, { utr })], amountPaise: 5000 });
    expect(less).toMatchObject({ verdict: 'wrong-amount' });
  });

  test('whose UTR two owners claim, is nobody’s', () => {
    expect(verdict({ utrs: [utr], byUtr: [payment(1), payment(2)] })).toMatchObject({
      verdict: 'conflict',
      by: 'utr',
    });
  });

  test('whose UTR has paid for one, stays that one’s, whoever else claims it', () => {
    const byUtr = [payment(1), payment(2, { state: 'confirmed', utr })];
    expect(verdict({ utrs: [utr], byUtr })).toEqual({ verdict: 'already', by: 'utr', paymentId: 2 });
  });

  test('that is nearly one reference, nearly two, or none', () => {
    expect(verdict({ near: [payment(1)] })).toEqual({ verdict: 'near-reference', by: null, paymentId: 1 });
    expect(verdict({ near: [payment(1), payment(2)] })).toMatchObject({ verdict: 'conflict' });
    expect(verdict({})).toEqual({ verdict: 'unknown', by: null, paymentId: null });
  });
});
