import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { NextSteps } from '../ui/NextSteps';

/** What an owner has to do or wait for, from the registration to the first customer. */
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
