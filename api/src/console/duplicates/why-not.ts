import { dayMs } from '@aaspaas/contract/durations';
import { type Said, says } from '@aaspaas/contract/says';
import type { SideRow } from './queries';

/** Paid days that are left, a day that has begun counted whole. */
export const daysLeft = ({ paid_until }: Pick<SideRow, 'paid_until'>, now: Date): number =>
  paid_until && paid_until > now ? Math.ceil((paid_until.getTime() - now.getTime()) / dayMs) : 0;

/** Why a listing cannot be merged into another one; null if it can. */
export function whyItCannotGo(it: SideRow, other: SideRow, now: Date): Said | null {
  const { id, name } = it;
  if (it.has_payment_waiting)
    return says('A payment of “{name}” ({id}) waits. Confirm or reject it first.', { name, id });
  // Only time that is paid for can be made longer.
  if (daysLeft(it, now) > 0 && daysLeft(other, now) === 0)
    return says('“{name}” ({id}) is paid for, and the other one is not. Keep the paid one.', { name, id });
  return null;
}
