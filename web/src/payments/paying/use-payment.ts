import { useState } from 'react';
import { Failure } from '@aaspaas/contract/failure';
import { type PaymentRecord, submitPayment } from '@aaspaas/contract/payments/calls';
import { type PaymentDetails, paymentRules } from '@aaspaas/contract/payments/rules/payment';
import { useForm } from '../../forms/use-form';
import { send } from '../../api/send';

/** Lets the owner report that the money is on its way. */
export function usePayment(payment: PaymentRecord, onSubmitted: (payment: PaymentRecord) => void) {
  const form = useForm<PaymentDetails>({ initial: { utr: payment.utr ?? '' }, rules: paymentRules });
  const [error, setError] = useState('');
  const onSubmit = form.submit(async ({ utr }) => {
    setError('');
    try {
      const reply = await send(submitPayment, { reference: payment.reference, ...(utr && { utr }) });
      onSubmitted(reply.payment);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setError(error.message);
    }
  });
  return { form, onSubmit, error };
}
