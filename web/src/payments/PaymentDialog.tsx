import { useEffect } from 'react';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { Dialog } from '../ui/Dialog';
import { PaymentCard } from './PaymentCard';

const closesAfterMs = 4000;

interface PaymentDialogProps {
  readonly payment: PaymentRecord;
  onSubmitted(payment: PaymentRecord): void;
  /** Paid or not: the owner finds the same card in the profile. */
  onClose(): void;
}

/** Asks for the fee of a new listing, and closes by itself some time after the owner has said that it is paid. */
export function PaymentDialog({ payment, onSubmitted, onClose }: PaymentDialogProps) {
  const isSaid = payment.state === 'submitted' || payment.state === 'confirmed';
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
    // Once; the handler is made anew with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaid]);
  return (
    <Dialog open title="Complete Payment" onClose={onClose}>
      <PaymentCard payment={payment} onSubmitted={onSubmitted} />
    </Dialog>
  );
}
