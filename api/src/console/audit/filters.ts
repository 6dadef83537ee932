import { readIndianTime } from '@aaspaas/contract/console/indian-time';
import { dayMs } from '@aaspaas/contract/durations';

export interface AuditFilters {
  /** Null: everybody's. */
  readonly person: number | 'nobody' | null;
  readonly action: string | null;
  readonly subject: string | null;
  readonly thing: string | null;
  readonly from: Date | null;
  /** The first moment after the last day. */
  readonly until: Date | null;
  /** Entries below this number; null for the newest. */
  readonly before: number | null;
}

type Typed = Readonly<Record<string, string | undefined>>;

/** The filters as they stand in the url. Whatever makes no sense is left out. */
export const readFilters = (typed: Typed): AuditFilters => ({
  person: typed['person'] === 'nobody' ? 'nobody' : numberIn(typed['person']),
  action: typed['action']?.trim() || null,
  subject: typed['subject']?.trim() || null,
  thing: typed['thing']?.trim() || null,
  from: dayIn(typed['from']),
  until: after(dayIn(typed['until'])),
  before: numberIn(typed['before']),
});

const numberIn = (typed = ''): number | null => (/^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : null);

const dayIn = (typed = ''): Date | null => readIndianTime(`${typed.trim()}T00:00`);

const after = (day: Date | null): Date | null => day && new Date(day.getTime() + dayMs);
