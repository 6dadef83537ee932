import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { paymentStates } from '@aaspaas/contract/payments/states';

const key = 'pendingPayment';

/** The payment whose dialog is open, so that a reload restores it. It is gone with the tab. */
export function loadPendingPayment(): PaymentRecord | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPayment(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Null removes it. */
export function keepPendingPayment(payment: PaymentRecord | null): void {
  try {
    if (payment) sessionStorage.setItem(key, JSON.stringify(payment));
    else sessionStorage.removeItem(key);
  } catch {
    // If storage is forbidden, the owner still finds it in the profile.
  }
}

/** Somebody may have edited the stored value. */
function isPayment(kept: unknown): kept is PaymentRecord {
  if (typeof kept !== 'object' || !kept) return false;
  const { reference, amount_rupees, payee, upi_id, state } = kept as Partial<PaymentRecord>;
  const texts = [reference, payee, upi_id];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof amount_rupees === 'number' &&
    paymentStates.some((known) => known === state)
  );
}
