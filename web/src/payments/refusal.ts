import type { PaymentRecord } from '@aaspaas/contract/payments/calls';

/** Why the operator did not take the last payment; nothing where that is not so. */
export const refusalOf = ({ state, reason }: PaymentRecord): string =>
  state === 'rejected' ? `Your payment was not accepted. ${reason}` : '';
