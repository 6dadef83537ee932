import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { NextSteps } from '../../ui/NextSteps';

interface ListingNextProps extends Pick<PaymentRecord, 'state'> {
  /** Live now, and to stay so; live before, and to come back; or new. */
  readonly was: 'new' | 'live' | 'ended';
}

/** What an owner has to do or wait for, from the fee to the customers. */
export function ListingNext({ state, was }: ListingNextProps) {
  return (
    <NextSteps
      title="What happens next"
      steps={[
        { says: 'You pay the yearly fee', isDone: state === 'submitted' },
        { says: 'We confirm your payment', isDone: false },
        { says: outcomes[was], isDone: false },
      ]}
    />
  );
}

const outcomes: Readonly<Record<ListingNextProps['was'], string>> = {
  new: 'You are live: customers near you can find you',
  live: 'You stay live: the new time begins where the old one ends, so you lose no day',
  ended: 'You are live again, with your photos and reviews',
};
