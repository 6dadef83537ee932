import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { isOpen, type OpenPayment } from '@aaspaas/contract/payments/upi';
import { FormError } from '../../forms/FormError';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PaymentDetails } from './PaymentDetails';
import { rejectionOf } from './rejection';
import { usePayment } from './use-payment';
import { UtrField } from './UtrField';
import { openSoon, openSoonHere } from '@aaspaas/contract/payments/open-soon';
import { useSettings } from '../../api/boot';

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
        Reference {reference}
        {utr && `, UTR ${utr}`}
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

/** Until the operator has entered a UPI id, there is nothing to scan and nothing to press. */
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
