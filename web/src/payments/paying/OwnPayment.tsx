import { useState } from 'react';
import { type PaymentRecord, readPayment } from '@aaspaas/contract/payments/calls';
import { isOpen } from '@aaspaas/contract/payments/upi';
import { useNow } from '../../api/boot';
import { useRead } from '../../api/use-read';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/loading/Skeleton';
import { PaymentCard } from './PaymentCard';
import { OwnReceipts } from '../receipts/OwnReceipts';
import { NextSteps } from '../../ui/NextSteps';
import { FormError } from '../../forms/FormError';
import { Button } from '../../ui/Button';
import { usePayment } from './use-payment';
import { UtrField } from './UtrField';
import { say } from '../../say';

/** The fee of the signed-in owner's listing, until it is settled; before its end, the fee for the time after. And receipts. */
export function OwnPayment() {
  const now = useNow();
  const reading = useRead(readPayment, {});
  const [said, setSaid] = useState<PaymentRecord | null>(null);
  if (reading.state === 'loading') return <Skeleton className="h-11" />;
  if (reading.state === 'failed')
    return <ErrorState message={reading.failure.message} onRetry={reading.retry} />;
  const payment = said ?? reading.reply.payment;
  const receipts = <OwnReceipts receipts={reading.reply.receipts} />;
  if (!payment || payment.state === 'confirmed') return receipts;
  const was = beforeThis(payment, now);
  return (
    <div className="grid items-start gap-3 md:grid-cols-2">
      <ListingNext state={payment.state} was={was} />
      <section aria-labelledby="payment-title" className="card grid gap-3 p-4">
        <h2 id="payment-title" className="text-xl">
          {say(titleOf(payment, was))}
        </h2>
        <PaymentCard payment={payment} onSubmitted={setSaid} />
        {payment.state === 'submitted' && !payment.utr && (
          <UtrLater payment={payment} onSubmitted={setSaid} />
        )}
      </section>
      {receipts}
    </div>
  );
}

/** What the listing is without this payment. */
function beforeThis({ paid_until: until }: PaymentRecord, now: Date): 'new' | 'live' | 'ended' {
  if (!until) return 'new';
  return new Date(until) > now ? 'live' : 'ended';
}

function titleOf(payment: PaymentRecord, was: ReturnType<typeof beforeThis>): string {
  if (!isOpen(payment)) return 'Payment';
  return was === 'new' || payment.state === 'submitted' ? 'Complete Payment' : 'Renew your listing';
}

interface ListingNextProps extends Pick<PaymentRecord, 'state'> {
  /** Live now, and to stay so; live before, and to come back; or new. */
  readonly was: 'new' | 'live' | 'ended';
}

/** What an owner has to do or wait for, from the fee to the customers. */
function ListingNext({ state, was }: ListingNextProps) {
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

interface UtrLaterProps {
  readonly payment: PaymentRecord;
  onSubmitted(payment: PaymentRecord): void;
}

/** For who has said that the fee is paid, and is asked for the bank's number, or finds it later. */
function UtrLater({ payment, onSubmitted }: UtrLaterProps) {
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
