import type { ReactNode } from 'react';
import type { ReceiptRecord } from '@aaspaas/contract/payments/calls';
import { product } from '@aaspaas/contract/product';
import { Logo } from '../../ui/art/Logo';
import { Button } from '../../ui/Button';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';
import { sayDay } from '../../say-date';

/** A receipt as it is shown and printed. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptRecord }) {
  const { number, payer, payee, is_reversed } = receipt;
  return (
    <article className="mx-auto grid max-w-2xl gap-6 px-4 py-8 print:max-w-none print:p-0">
      <div className="card grid gap-6 p-6 print:border-0 print:p-0 print:shadow-none">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <Logo />
          <div className="sm:text-right print:text-right">
            <h1 className="text-2xl">Receipt</h1>
            <p className="font-medium">{number}</p>
          </div>
        </header>
        {is_reversed && (
          <p role="status" className="rounded-md bg-brick-soft p-3 font-semibold text-brick-strong">
            This receipt is void: the payment was taken back.
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Party title="Received from">
            {payer ? (
              <>
                <strong className="block">{payer.shop_name}</strong>
                {payer.owner_name}
                <span className="block whitespace-pre-line">{payer.address}</span>
              </>
            ) : (
              say('Removed with the account')
            )}
          </Party>
          <Party title="Received by">
            <strong className="block">{payee}</strong>
            {payee !== product.name && product.name}
          </Party>
        </div>
        <Lines receipt={receipt} />
      </div>
      <div className="print:hidden">
        <Button onClick={() => print()}>Print</Button>
      </div>
    </article>
  );
}

const Party = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="wrap-anywhere">
    <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
    {children}
  </section>
);

function Lines({ receipt }: { receipt: ReceiptRecord }) {
  const { amount_rupees, paid_on, paid_until, reference, utr, days } = receipt;
  const lines = [
    ['Date', sayDay(paid_on)],
    [
      'For',
      say(inLanguage.isOne(days) ? 'Listing on {product}, {days} day' : 'Listing on {product}, {days} days', {
        product: product.name,
        days,
      }),
    ],
    ['Paid until', sayDay(paid_until)],
    ['Reference', reference],
    ...(utr ? [['UTR', utr] as const] : []),
  ] as const;
  return (
    <dl className="grid gap-2">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
          <dt className="text-ink-soft">{say(name)}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 pt-2 text-xl font-bold">
        <dt>Amount</dt>
        <dd>₹{amount_rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })}</dd>
      </div>
    </dl>
  );
}
