import type { ReactNode } from 'react';
import { type OpenPayment, upiLink } from '@aaspaas/contract/payments/upi';
import { ButtonLink } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';

/** Whom to pay, how much, and how: by QR code, by link, or by hand. */
export function PaymentDetails({ payment }: { payment: OpenPayment }) {
  const link = upiLink(payment);
  return (
    <div className="grid gap-4">
      <p>
        Open your UPI app on this phone, or scan the code with another one. You can also pay to the UPI id
        below: write the reference as the note.
      </p>
      <UpiQr link={link} />
      {/* A phone cannot scan its own screen. */}
      <div className="max-sm:order-first">
        <ButtonLink size="large" wide href={link}>
          Open UPI app
        </ButtonLink>
      </div>
      <dl className="grid gap-2">
        <Line name="Amount">
          <strong className="text-xl">₹{payment.amount_rupees.toLocaleString('en-IN')}</strong>
        </Line>
        <Line name="Payee">{payment.payee}</Line>
        <Line name="UPI id">
          {payment.upi_id} <CopyButton text={payment.upi_id} label="Copy" what="the UPI id" />
        </Line>
        <Line name="Reference">
          {payment.reference} <CopyButton text={payment.reference} label="Copy" what="the reference" />
        </Line>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-end gap-2 font-medium">{children}</dd>
    </div>
  );
}

/** The code to scan with another phone. Until its script has loaded, there is still the UPI id. */
const UpiQr = ({ link }: { link: string }) => (
  <QrCode
    text={link}
    label="QR code to pay by UPI"
    otherwise="The code did not load. You can still pay to the UPI id. We keep trying."
  />
);
