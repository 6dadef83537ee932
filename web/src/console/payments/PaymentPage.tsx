import { useEffect, useState } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import {
  claimPayment,
  type PaymentCase,
  type QueuedPayment,
  readPaymentCase,
  releasePayment,
} from '@aaspaas/contract/console/payments/calls';
import { useNow } from '../../api/boot';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ConsoleFrame } from '../ConsoleFrame';
import { linkClasses } from '../Facts';
import { usePageRead } from '../read-again';
import { rupees } from '../say-amount';
import { sayAge, sayTime } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { PaymentActions } from './PaymentActions';
import { ListingFacts, PaymentFacts, PaymentLines } from './PaymentFacts';
import { PaymentState } from './PaymentState';

/** One payment, with all that helps to decide. */
export function PaymentPage() {
  const reading = usePageRead(readPaymentCase);
  const title = reading.state === 'loaded' ? `Payment ${reading.reply.payment.reference}` : 'Payment';
  return (
    <ConsoleFrame title={title} crumbs={[{ label: 'Payments', href: paths.payments }]}>
      <Shown reading={reading}>{({ payment }) => <Case key={payment.id} payment={payment} />}</Shown>
    </ConsoleFrame>
  );
}

function Case({ payment }: { payment: PaymentCase }) {
  const maySettle = useMay('settle payments');
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

type Claim = QueuedPayment['claim'];

/** The claim ends five minutes after the last time that it was said. */
const sayAgainMs = 60_000;

/**
 * Tells the others that this payment is open here, while it is. It is a courtesy: where it cannot be told, because
 * the network is away, nothing else changes.
 */
function useClaim(id: number, isWanted: boolean, known: Claim) {
  const [claim, setClaim] = useState<Claim>(known);
  const say = async (take_over: boolean) => {
    try {
      setClaim((await send(claimPayment, { id, take_over })).claim);
    } catch {
      // It is said again in a minute.
    }
  };
  useEffect(() => {
    if (!isWanted) return;
    const saying = () => {
      if (document.visibilityState === 'visible') void say(false);
    };
    saying();
    const timer = setInterval(saying, sayAgainMs);
    return () => {
      clearInterval(timer);
      void send(releasePayment, { id }).catch(() => null);
    };
    // Another payment, or the end of this one, begins anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, isWanted]);
  return { claim: isWanted ? claim : known, takeOver: () => void say(true) };
}

const actionWords: Readonly<Record<string, string>> = {
  'fee asked for': 'The fee was asked for',
  submitted: 'Reported as paid',
  'asked again': 'The owner was asked for the UTR',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  reversed: 'Taken back',
};

function History({ history }: Pick<PaymentCase, 'history'>) {
  return (
    <section aria-labelledby="history" className="card grid gap-3 p-4">
      <h2 id="history" className="text-xl">
        What happened
      </h2>
      <ol className="grid gap-3">
        {history.map(({ at, action, by, reason }) => (
          <li key={`${at} ${action}`} className="border-l-2 border-line pl-3">
            <p className="font-medium">
              {actionWords[action] ?? action}
              {by && ` by ${by}`}
            </p>
            {reason && <p className="wrap-anywhere">{reason}</p>}
            <p className="text-sm text-ink-soft">{sayTime(new Date(at))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OtherPayments({ others }: Pick<PaymentCase, 'others'>) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="card grid gap-3 p-4">
      <h2 id="others" className="text-xl">
        Other payments of this shop
      </h2>
      <ul className="grid gap-2">
        {others.map(({ id, reference, state, amount_rupees }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <a href={`${paths.payments}/${id}`} className={linkClasses}>
              {reference}
            </a>
            <span>{rupees(amount_rupees)}</span>
            <PaymentState state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
