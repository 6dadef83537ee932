import { useState } from 'react';
import { type PaymentRecord, readPayment } from '@aaspaas/contract/payments/calls';
import { isOpen } from '@aaspaas/contract/payments/upi';
import { useNow } from '../../api/boot';
import { useRead } from '../../api/use-read';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/loading/Skeleton';
import { ListingNext } from './ListingNext';
import { PaymentCard } from './PaymentCard';
import { UtrLater } from './UtrLater';
import { OwnReceipts } from '../receipts/OwnReceipts';

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
          {titleOf(payment, was)}
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
