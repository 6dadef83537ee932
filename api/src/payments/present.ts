import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Settings } from '../settings/queries';
import type { PaymentRow } from './queries';

export function presentPayment(row: PaymentRow, { payee, upi_id }: Settings): PaymentRecord {
  return {
    reference: row.reference,
    amount_rupees: row.amount_paise / 100,
    payee,
    upi_id: upi_id || null,
    state: row.state,
    utr: row.utr,
    reason: row.reason,
    paid_until: row.paid_until?.toISOString() ?? null,
  };
}
