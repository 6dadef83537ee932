import type { PaymentRecord } from './calls';

/** A payment that can be paid. */
export type OpenPayment = PaymentRecord & { readonly upi_id: string };

export const isOpen = (payment: PaymentRecord): payment is OpenPayment => payment.upi_id !== null;

/** What a UPI app reads from a link or a QR code. */
export function upiLink({
  upi_id,
  payee,
  amount_rupees,
  reference,
}: Pick<OpenPayment, 'upi_id' | 'payee' | 'amount_rupees' | 'reference'>): string {
  const fields = { pa: upi_id, pn: payee, am: amount_rupees.toFixed(2), cu: 'INR', tn: reference };
  // UPI apps read %20 instead of the + of forms, and need the @ of the UPI id unescaped.
  const written = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${written.join('&')}`;
}
