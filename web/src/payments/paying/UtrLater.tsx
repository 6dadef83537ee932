import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { FormError } from '../../forms/FormError';
import { Button } from '../../ui/Button';
import { usePayment } from './use-payment';
import { UtrField } from './UtrField';

interface UtrLaterProps {
  readonly payment: PaymentRecord;
  onSubmitted(payment: PaymentRecord): void;
}

/** For who has said that the fee is paid, and is asked for the bank's number, or finds it later. */
export function UtrLater({ payment, onSubmitted }: UtrLaterProps) {
  const { form, onSubmit, error } = usePayment(payment, onSubmitted);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <p>Have you got the UTR? With it we find your payment sooner.</p>
      <UtrField {...form.field('utr')} />
      <FormError>{error}</FormError>
      <Button
        type="submit"
        variant="secondary"
        disabled={form.values.utr.trim() === ''}
        busy={form.busy}
        busyText="Sending..."
      >
        Send the UTR
      </Button>
    </form>
  );
}
