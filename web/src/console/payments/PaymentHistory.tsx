import * as paths from '@aaspaas/contract/console/paths';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import { linkClasses } from '../link-classes';
import { sayTime } from '../say-time';
import { PaymentState } from './PaymentState';
import { rupees } from './rupees';

const words: Readonly<Record<string, string>> = {
  'fee asked for': 'The fee was asked for',
  submitted: 'Reported as paid',
  'asked again': 'The owner was asked for the UTR',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  reversed: 'Taken back',
};

export function History({ history }: Pick<PaymentCase, 'history'>) {
  return (
    <section aria-labelledby="history" className="card grid gap-3 p-4">
      <h2 id="history" className="text-xl">
        What happened
      </h2>
      <ol className="grid gap-3">
        {history.map(({ at, action, by, reason }) => (
          <li key={`${at} ${action}`} className="border-l-2 border-line pl-3">
            <p className="font-medium">
              {words[action] ?? action}
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

export function OtherPayments({ others }: Pick<PaymentCase, 'others'>) {
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
