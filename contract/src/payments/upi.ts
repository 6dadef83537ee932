import type { PaymentRecord } from './calls';

/** What a UPI app reads from a link or a QR code. */
export function upiLink({ upi_id, payee, amount_rupees, reference }: PaymentRecord): string {
  const fields = { pa: upi_id, pn: payee, am: amount_rupees.toFixed(2), cu: 'INR', tn: reference };
  // UPI apps read %20, not the + of forms, and want the @ of the address as it is.
  const written = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${written.join('&')}`;
}
