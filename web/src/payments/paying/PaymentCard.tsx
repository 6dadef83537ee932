import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { isOpen, type OpenPayment, upiLink } from '@aaspaas/contract/payments/upi';
import { FormError } from '../../forms/FormError';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePayment } from './use-payment';
import { UtrField } from './UtrField';
import { openSoon, openSoonHere } from '@aaspaas/contract/payments/open-soon';
import { useSettings } from '../../api/boot';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';
import { say } from '../../say';

interface PaymentCardProps {
  readonly payment: PaymentRecord;
  /** Called with the payment after the owner has reported it as paid. */
  onSubmitted(payment: PaymentRecord): void;
}

/** The yearly fee of a listing, in any state. */
export function PaymentCard({ payment, onSubmitted }: PaymentCardProps) {
  if (payment.state === 'confirmed') {
    return (
      <p className="flex items-center gap-2">
        <Icon name="circle-check" className="shrink-0 text-leaf" /> Your payment has been confirmed. Thank
        you!
      </p>
    );
  }
  if (payment.state === 'submitted') return <PleaseWait {...payment} />;
  if (!isOpen(payment)) return <PaymentsOpenSoon {...payment} />;
  return <PaymentDue payment={payment} onSubmitted={onSubmitted} />;
}

function PleaseWait({ reference, utr }: PaymentRecord) {
  return (
    <div role="status" className="grid gap-1">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="clock" className="shrink-0 text-marigold-strong" />
        Please wait for the admin to update your payment status.
      </p>
      <p className="text-sm text-ink-soft">
        {utr
          ? say('Reference {reference}, UTR {utr}', { reference, utr })
          : say('Reference {reference}', { reference })}
      </p>
    </div>
  );
}

function PaymentDue({ payment, onSubmitted }: PaymentCardProps & { readonly payment: OpenPayment }) {
  const { form, onSubmit, error } = usePayment(payment, onSubmitted);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormError>{rejectionOf(payment)}</FormError>
      <PaymentDetails payment={payment} />
      <UtrField {...form.field('utr')} />
      <FormError>{error}</FormError>
      <div className="-mb-4 pt-3 pb-6">
        <Button type="submit" variant="secondary" wide busy={form.busy} busyText="Sending...">
          I have completed the payment
        </Button>
      </div>
    </form>
  );
}

/** Until the admin has entered a UPI id, there is nothing to scan and nothing to press. */
function PaymentsOpenSoon(payment: PaymentRecord) {
  return (
    <div className="grid gap-3">
      <FormError>{rejectionOf(payment)}</FormError>
      <p className="flex items-center gap-2 font-medium">
        <Icon name="clock" className="shrink-0 text-marigold-strong" />
        {useSettings().hasMailServer ? openSoon : openSoonHere}
      </p>
    </div>
  );
}

/** Whom to pay, how much, and how: by QR code, by link, or by hand. */
function PaymentDetails({ payment }: { payment: OpenPayment }) {
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

/** Why the admin rejected the last payment; empty if it was not rejected. */
const rejectionOf = ({ state, reason }: PaymentRecord): string =>
  state === 'rejected' ? say('Your payment was not accepted. {reason}', { reason }) : '';
