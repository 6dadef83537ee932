import type { ListingAction } from '@aaspaas/contract/payments/listing-life';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { BadgeState } from '../../ui/Badge';

/** What operators read for the status of a listing. */
export const statusWords: Readonly<Record<ListingState, string>> = {
  pending_payment: 'Not paid yet',
  payment_submitted: 'Says paid',
  active: 'Live',
  expired: 'Ended',
  rejected: 'Payment rejected',
  suspended: 'Suspended',
};

export const statusBadges: Readonly<Record<ListingState, BadgeState>> = {
  pending_payment: 'waiting',
  payment_submitted: 'waiting',
  active: 'good',
  expired: 'bad',
  rejected: 'bad',
  suspended: 'bad',
};

export const kindWords: Readonly<Record<Kind, string>> = {
  shop: 'Shop',
  service: 'Service',
  both: 'Shop and service',
};

const actionWords: Readonly<Record<ListingAction, string>> = {
  'submit payment': 'Payment reported',
  'confirm payment': 'Payment confirmed',
  'reject payment': 'Payment rejected',
  'reverse payment': 'Confirmation taken back',
  expire: 'Paid time ended',
  'put back': 'Put back: it was still paid',
  suspend: 'Suspended',
  restore: 'Suspension ended',
  extend: 'Extended',
};

/** An action that a newer server knows is shown as it is. */
export const sayAction = (action: string): string =>
  Object.entries(actionWords).find(([known]) => known === action)?.[1] ?? action;

export const paymentWords: Readonly<Record<PaymentRecord['state'], string>> = {
  due: 'Not paid yet',
  submitted: 'Says paid',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
};

export const suspendReasons = [
  'The phone number does not reach the business.',
  'Customers have complained about it.',
  'The photos or texts are not allowed here.',
  'It is listed twice.',
] as const;

export const restoreReasons = ['It has been put right.', 'It was our mistake.'] as const;

export const extendReasons = [
  'Our site could not be reached.',
  'We confirmed the payment late.',
  'To try it out.',
] as const;
