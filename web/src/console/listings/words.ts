import type { ListingState } from '@aaspaas/contract/payments/states';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { BadgeState } from '../../ui/Badge';

/** What admins read for the status of a listing. */
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

export const paymentWords: Readonly<Record<PaymentRecord['state'], string>> = {
  due: 'Not paid yet',
  submitted: 'Says paid',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
};
