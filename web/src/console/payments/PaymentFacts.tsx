import * as paths from '@aaspaas/contract/console/paths';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';
import { useNow } from '../../api/boot';
import { Badge } from '../../ui/Badge';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { Email, Fact, linkClasses } from '../Facts';
import { paymentWords } from '../listings/words';
import { rupees } from '../say-amount';
import { sayAge, sayDate, sayTime } from '../say-time';
import { verdictWords } from '../statements/verdict-words';
import { PaymentState } from './PaymentState';

interface PaymentProps {
  readonly payment: PaymentCase;
}

export function PaymentFacts({ payment }: PaymentProps) {
  const { amount_rupees, reference, utr, state, waits_since, reason, receipts } = payment;
  const now = useNow();
  const since = new Date(waits_since);
  return (
    <section aria-label="Payment" className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="text-2xl">{rupees(amount_rupees)}</strong>
        <PaymentState state={state} />
      </div>
      <dl className="grid gap-2 [--names:4.25rem]">
        <Fact name="Reference">
          <Copied text={reference} />
        </Fact>
        <Fact name="UTR">
          {utr ? <Copied text={utr} /> : <span className="text-ink-soft">none given</span>}
        </Fact>
        <Fact name={state === 'submitted' ? 'Waits' : 'Since'}>
          {sayAge(since, now)} <span className="text-sm text-ink-soft">({sayTime(since)})</span>
        </Fact>
        {reason && <Fact name="Reason">{reason}</Fact>}
        {receipts.map(({ number, is_reversed }) => (
          <Fact key={number} name="Receipt">
            <a href={receiptPath(number)} className={linkClasses}>
              {number}
            </a>
            {is_reversed && ' (void)'}
          </Fact>
        ))}
      </dl>
      <SameUtr payment={payment} />
    </section>
  );
}

const Copied = ({ text }: { readonly text: string }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    {text} <CopyButton text={text} label="Copy" />
  </span>
);

function SameUtr({ payment: { same_utr } }: PaymentProps) {
  if (same_utr.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md bg-brick-soft p-3 text-brick-strong">
      <Icon name="alert-triangle" className="shrink-0" />
      <p>
        The same UTR stands in{' '}
        {same_utr.map(({ id, reference, state }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={`${paths.payments}/${id}`} className="font-semibold underline">
              {reference}
            </a>{' '}
            ({paymentWords[state]})
          </span>
        ))}
        . A UTR pays once.
      </p>
    </div>
  );
}

const listingWords: Readonly<Record<NonNullable<PaymentCase['shop']>['status'], string>> = {
  pending_payment: 'not paid yet',
  payment_submitted: 'waits for its payment',
  active: 'live',
  expired: 'expired',
  rejected: 'payment rejected',
  suspended: 'suspended',
};

export function ListingFacts({ payment: { shop, owner, paid_until } }: PaymentProps) {
  if (!shop || !owner)
    return (
      <section aria-label="Listing" className="card p-4">
        The shop has been deleted. Only the payment is left.
      </section>
    );
  return (
    <section aria-label="Listing" className="card grid gap-3 p-4">
      <h2 className="text-xl wrap-anywhere">{shop.name}</h2>
      <dl className="grid gap-2 [--names:5rem]">
        <Fact name="Listing">
          <a href={`${paths.listings}/${shop.sh_id}`} className={linkClasses}>
            {listingWords[shop.status]}
          </a>
        </Fact>
        {paid_until && <Fact name="Paid until">{sayDate(new Date(paid_until))}</Fact>}
        {shop.city && <Fact name="City">{shop.city}</Fact>}
        <Fact name="Owner">
          <a href={`${paths.people}/${owner.id}`} className={linkClasses}>
            {owner.name}
          </a>
        </Fact>
        <Fact name="Email">
          {owner.email ? <Email email={owner.email} /> : <span className="text-ink-soft">none</span>}
        </Fact>
        <Fact name="Phone">
          <a
            href={phoneLink(owner.phone)}
            aria-label={`Call ${owner.name}, ${sayPhone(owner.phone)}`}
            className="inline-flex min-h-11 items-center gap-1 text-link underline"
          >
            <Icon name="phone" size={20} className="text-call" /> {sayPhone(owner.phone)}
          </a>
        </Fact>
      </dl>
    </section>
  );
}

/** What the bank's statements say about the payment. */
export function PaymentLines({ lines }: Pick<PaymentCase, 'lines'>) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="lines" className="card grid gap-3 p-4">
      <h2 id="lines" className="text-xl">
        On the bank statement
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ id, statement_id, day, amount_rupees, narration, verdict }) => (
          <li key={id} className="grid gap-1">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <a href={`${paths.statements}/${statement_id}?verdict=${verdict}`} className={linkClasses}>
                {rupees(amount_rupees)} on {sayDate(new Date(day))}
              </a>
              <Badge state={verdictWords[verdict].badge}>{verdictWords[verdict].short}</Badge>
            </span>
            <span className="text-sm wrap-anywhere text-ink-soft">{narration}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
