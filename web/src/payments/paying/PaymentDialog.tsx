import { useEffect } from 'react';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { Dialog } from '../../ui/dialogs/Dialog';
import { PaymentCard } from './PaymentCard';

const closesAfterMs = 4000;

interface PaymentDialogProps {
  readonly payment: PaymentRecord;
  onSubmitted(payment: PaymentRecord): void;
  /** Called whether it was paid or not: the owner finds the same card in the profile. */
  onClose(): void;
}

/** Asks for the fee of a new listing. It closes by itself some time after the owner has reported the payment. */
export function PaymentDialog({ payment, onSubmitted, onClose }: PaymentDialogProps) {
  const isSaid = payment.state === 'submitted' || payment.state === 'confirmed';
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
    // Runs once; the handler is a new function with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaid]);
  return (
    <Dialog open title="Complete Payment" onClose={onClose}>
      <PaymentCard payment={payment} onSubmitted={onSubmitted} />
    </Dialog>
  );
}
