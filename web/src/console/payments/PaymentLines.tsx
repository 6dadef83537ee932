import * as paths from '@aaspaas/contract/console/paths';
import type { PaymentCase } from '@aaspaas/contract/console/payments/calls';
import { Badge } from '../../ui/Badge';
import { linkClasses } from '../link-classes';
import { sayDate } from '../say-time';
import { verdictWords } from '../statements/verdict-words';
import { rupees } from './rupees';

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
