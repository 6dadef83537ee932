import type { Hours } from '@aaspaas/contract/shops/hours';
import { type IndianTime, type OpenState, openStateAt } from '@aaspaas/contract/shops/open-state';
import { daysOf } from './day-bits';
import type { ShopRow } from './queries';

export function hoursOf({ schedule, opens, closes }: ShopRow): Hours | null {
  if (schedule === 'full-time') return { schedule };
  return schedule === 'part-time' && opens !== null && closes !== null ? { schedule, opens, closes } : null;
}

export const isClosedOn = (row: ShopRow, { date }: IndianTime): boolean => row.closed_on === date;

/** Whether it is open, and till or from when; null if its hours or days are not known. */
export const openingOf = (row: ShopRow, now: IndianTime): OpenState | null =>
  openStateAt(hoursOf(row), daysOf(row.days), now, isClosedOn(row, now));
