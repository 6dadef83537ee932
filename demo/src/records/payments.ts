import type { ListingState } from '@aaspaas/contract/payments/states';
import { demoAdmin } from '../../../api/src/demo-accounts/sign-ins';
import type { Business } from './business';
import { daysBefore } from './calendar';

const yearInDays = 365;
const pricePaise = 50_000;
/** How long ago an expired listing ran out. */
const expiredForDays = 15;

interface PaymentRow {
  readonly shopId: number;
  readonly reference: string;
  readonly amountPaise: number;
  readonly state: 'due' | 'submitted' | 'confirmed' | 'rejected';
  readonly utr: string | null;
  readonly reason: string;
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly settledAt: string | null;
  readonly settledBy: number | null;
}

const paidStates: readonly ListingState[] = ['active', 'suspended', 'expired'];

/** How many days ago the business paid: once a year since it began. */
function paidDaysAgo(status: ListingState, ageInDays: number): number[] {
  if (!paidStates.includes(status)) return [];
  if (status === 'expired') return [yearInDays + expiredForDays];
  const payments = Math.floor(ageInDays / yearInDays) + 1;
  return Array.from({ length: payments }, (_, year) => ageInDays - year * yearInDays);
}

export function paidUntil(status: ListingState, ageInDays: number, now: Date): string | null {
  const last = paidDaysAgo(status, ageInDays).at(-1);
  return last === undefined ? null : daysBefore(now, last - yearInDays);
}

export function makePayments(businesses: readonly Business[], now: Date): PaymentRow[] {
  return businesses.flatMap((business) => {
    const confirmed = paidDaysAgo(business.shop.status, business.ageInDays).map((daysAgo, year) =>
      payment(business, year, 'confirmed', daysBefore(now, daysAgo)),
    );
    return [...confirmed, ...openOrRefused(business, now)];
  });
}

function openOrRefused(business: Business, now: Date): PaymentRow[] {
  const { status, createdAt } = business.shop;
  if (status === 'pending_payment') return [payment(business, 0, 'due', createdAt)];
  if (status === 'payment_submitted') return [payment(business, 0, 'submitted', createdAt)];
  if (status === 'expired') return [payment(business, 1, 'due', daysBefore(now, expiredForDays))];
  if (status === 'rejected') return [payment(business, 0, 'rejected', createdAt)];
  return [];
}

function payment({ shop }: Business, year: number, state: PaymentRow['state'], at: string): PaymentRow {
  const isSettled = state === 'confirmed' || state === 'rejected';
  return {
    shopId: shop.id,
    reference: `AASDEMO${String(shop.id).padStart(4, '0')}${year}`,
    amountPaise: pricePaise,
    state,
    // The bank's number is optional; every fourth owner leaves it out.
    utr: state === 'due' || shop.id % 4 === 0 ? null : `4${String(shop.id * 10 + year).padStart(11, '0')}`,
    reason: state === 'rejected' ? shop.statusReason : '',
    createdAt: at,
    submittedAt: state === 'due' ? null : at,
    settledAt: isSettled ? at : null,
    settledBy: isSettled ? demoAdmin.accountId : null,
  };
}
