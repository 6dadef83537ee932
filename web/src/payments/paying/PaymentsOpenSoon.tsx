import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { openSoon, openSoonHere } from '@aaspaas/contract/payments/open-soon';
import { useSettings } from '../../api/boot';
import { FormError } from '../../forms/FormError';
import { Icon } from '../../ui/Icon';
import { rejectionOf } from './rejection';

/** Until the operator has entered a UPI id, there is nothing to scan and nothing to press. */
export function PaymentsOpenSoon(payment: PaymentRecord) {
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
