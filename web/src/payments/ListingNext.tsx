import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { NextSteps } from '../ui/NextSteps';

/** From the registration to the first customer: what an owner has to do or to wait for. */
export function ListingNext({ state }: Pick<PaymentRecord, 'state'>) {
  return (
    <NextSteps
      title="What happens next"
      steps={[
        { says: 'You pay the yearly fee', isDone: state === 'submitted' },
        { says: 'We confirm your payment', isDone: false },
        { says: 'You are live: customers near you can find you', isDone: false },
      ]}
    />
  );
}
