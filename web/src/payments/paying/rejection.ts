import type { PaymentRecord } from '@aaspaas/contract/payments/calls';

/** Why the operator rejected the last payment; empty if it was not rejected. */
export const rejectionOf = ({ state, reason }: PaymentRecord): string =>
  state === 'rejected' ? `Your payment was not accepted. ${reason}` : '';
