import type { PaymentRecord, ReceiptRecord } from '@aaspaas/contract/payments/calls';
import type { Settings } from '../settings/queries';
import type { PaymentRow, ReceiptRow } from './queries';

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

export const presentReceiptLine = (row: ReceiptRow) => ({
  number: row.number,
  paid_on: row.at.toISOString(),
  amount_rupees: row.amount_paise / 100,
  is_reversed: row.is_reversed,
});

export function presentReceipt(row: ReceiptRow, payee: string): ReceiptRecord {
  const { shop_name, owner_name, address } = row;
  return {
    ...presentReceiptLine(row),
    reference: row.reference,
    utr: row.utr,
    days: row.days,
    paid_until: row.paid_until.toISOString(),
    payee,
    payer: shop_name === null ? null : { shop_name, owner_name: owner_name ?? '', address: address ?? '' },
  };
}
