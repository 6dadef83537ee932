import { paymentStates } from '@aaspaas/contract/payments/states';
import { dayMs } from '@aaspaas/contract/durations';
import { readReference } from '../../payments/reference';
import type { LedgerFilter } from './ledger-queries';
import type { QueueFilter } from './queries';

interface QueueRequest {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly age?: string | undefined;
  readonly same?: string | undefined;
}

/** The filters as they stand in the url. Whatever is not understood filters nothing. */
export function readQueueFilter({ q, state = '', age = '', same }: QueueRequest, now: Date): QueueFilter {
  const days = /^\d{1,3}$/.test(age) ? Number(age) : 0;
  const text = (q ?? '').trim();
  return {
    state: stateOf(state),
    before: days > 0 ? new Date(now.getTime() - days * dayMs) : null,
    isSameUtrOnly: same === '1',
    search: text ? { text, reference: readReference(text), digits: text.replace(/\D/g, '') } : null,
  };
}

/** Without a choice the queue shows what waits for the admin. */
function stateOf(typed: string): QueueFilter['state'] {
  if (typed === 'all') return null;
  return paymentStates.find((state) => state === typed) ?? 'submitted';
}

interface LedgerRequest {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly year?: string | undefined;
  readonly kind?: string | undefined;
}

export function readLedgerFilter({ q, from, to, year, kind }: LedgerRequest): LedgerFilter {
  const [first, last] = daysOfYear(year);
  const text = (q ?? '').trim();
  return {
    from: laterOf(readDay(from), first),
    to: earlierOf(readDay(to), last),
    kind: kind === 'confirmation' || kind === 'reversal' ? kind : null,
    search: text ? { text, reference: readReference(text) } : null,
  };
}

function readDay(typed = ''): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
  // 2026-02-31 is a date to JavaScript, but another one.
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : null;
}

function daysOfYear(typed = ''): [string | null, string | null] {
  const [, year] = /^(\d{4})-\d{2}$/.exec(typed) ?? [];
  return year ? [`${year}-04-01`, `${Number(year) + 1}-03-31`] : [null, null];
}

const laterOf = (a: string | null, b: string | null) => (a && b ? (a > b ? a : b) : (a ?? b));
const earlierOf = (a: string | null, b: string | null) => (a && b ? (a < b ? a : b) : (a ?? b));
