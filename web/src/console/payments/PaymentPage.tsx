import { type PaymentCase, readPaymentCase } from '@aaspaas/contract/console/payments/calls';
import { isGranted } from '@aaspaas/contract/accounts/grades';
import * as paths from '@aaspaas/contract/console/paths';
import { useNow } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ConsoleFrame } from '../ConsoleFrame';
import { useConsoleRead } from '../read-again';
import { sayAge } from '../say-time';
import { Shown } from '../Shown';
import { History, OtherPayments } from './PaymentHistory';
import { PaymentActions } from './PaymentActions';
import { ListingFacts, PaymentFacts } from './PaymentFacts';
import { PaymentLines } from './PaymentLines';
import { paymentRequest } from '../requests';
import { useClaim } from './use-claim';

/** One payment, with all that helps to decide. */
export function PaymentPage() {
  const url = useUrl();
  const request = paymentRequest(url);
  const reading = useConsoleRead(readPaymentCase, request);
  const title = reading.state === 'loaded' ? `Payment ${reading.reply.payment.reference}` : 'Payment';
  return (
    <ConsoleFrame title={title} crumbs={[{ label: 'Payments', href: paths.payments }]}>
      <Shown reading={reading}>{({ payment }) => <Case key={payment.id} payment={payment} />}</Shown>
    </ConsoleFrame>
  );
}

function Case({ payment }: { payment: PaymentCase }) {
  const { user } = useSession();
  const maySettle = isGranted(user?.grade ?? null, 'settle payments');
  const { claim, takeOver } = useClaim(payment.id, maySettle && payment.state !== 'confirmed', payment.claim);
  const isOthers = claim !== null && !claim.is_own && payment.state !== 'confirmed';
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid gap-5">
        {isOthers && <ClaimNote claim={claim} onTakeOver={maySettle ? takeOver : null} />}
        <PaymentFacts payment={payment} />
        {maySettle && !isOthers && <PaymentActions payment={payment} />}
        <PaymentLines lines={payment.lines} />
      </div>
      <div className="grid gap-5">
        <ListingFacts payment={payment} />
        <History history={payment.history} />
        <OtherPayments others={payment.others} />
      </div>
    </div>
  );
}

interface ClaimNoteProps {
  readonly claim: NonNullable<PaymentCase['claim']>;
  /** Null: for somebody who could do nothing with it. */
  readonly onTakeOver: (() => void) | null;
}

/** Somebody else is at it: the actions stand back until one says so. */
function ClaimNote({ claim, onTakeOver }: ClaimNoteProps) {
  const now = useNow();
  return (
    <div role="status" className="card flex flex-wrap items-center gap-3 border-marigold p-4">
      <Icon name="user" className="shrink-0 text-marigold-strong" />
      <p className="min-w-0 flex-1 basis-40">
        {claim.name} has this open since {sayAge(new Date(claim.since), now)}.
      </p>
      {onTakeOver && (
        <Button variant="secondary" onClick={onTakeOver}>
          Take over
        </Button>
      )}
    </div>
  );
}
