import type { Verdict } from '@aaspaas/contract/console/statements/verdicts';
import type { BadgeState } from '../../ui/Badge';

interface VerdictWords {
  readonly badge: BadgeState;
  /** On the badge and in the list of filters. */
  readonly short: string;
  /** What it means, and what to do. */
  readonly long: string;
}

export const verdictWords: Readonly<Record<Verdict, VerdictWords>> = {
  certain: { badge: 'good', short: 'Certain', long: 'Reference and amount are right.' },
  confirmed: { badge: 'good', short: 'Confirmed', long: 'Confirmed with this line.' },
  already: { badge: 'good', short: 'Was confirmed', long: 'Somebody has confirmed this payment before.' },
  'utr-only': {
    badge: 'waiting',
    short: 'UTR only',
    long: 'The owner typed this UTR, but the bank shows no reference of ours. Open it and decide.',
  },
  'wrong-amount': {
    badge: 'bad',
    short: 'Wrong amount',
    long: 'It is for this payment, but not the amount that was asked for.',
  },
  'near-reference': {
    badge: 'waiting',
    short: 'Nearly the reference',
    long: 'One or two letters are wrong. Open it and decide.',
  },
  'paid-twice': { badge: 'bad', short: 'Paid twice', long: 'Another line has paid for this already.' },
  'used-utr': { badge: 'bad', short: 'UTR used before', long: 'This UTR stood on another line or payment.' },
  conflict: {
    badge: 'bad',
    short: 'Contradiction',
    long: 'UTR and reference point to different payments, or several claim it.',
  },
  'taken-back': {
    badge: 'bad',
    short: 'Taken back',
    long: 'This payment was confirmed once and taken back.',
  },
  'same-line': { badge: 'waiting', short: 'Same line again', long: 'This line was imported before.' },
  unknown: { badge: 'waiting', short: 'Not ours', long: 'No payment is like this.' },
};
