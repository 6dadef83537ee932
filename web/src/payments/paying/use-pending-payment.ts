import { useEffect, useState } from 'react';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { keepPendingPayment, loadPendingPayment } from './pending-payment';

/** The payment that this page asks for, also after a reload. */
export function usePendingPayment() {
  const [payment, setPayment] = useState<PaymentRecord | null>(null);
  useEffect(() => setPayment(loadPendingPayment()), []);
  const put = (next: PaymentRecord | null) => {
    keepPendingPayment(next);
    setPayment(next);
  };
  return { payment, put };
}
