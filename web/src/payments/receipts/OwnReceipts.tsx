import type { ReplyOf } from '@aaspaas/contract/call';
import type { readPayment } from '@aaspaas/contract/payments/calls';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { Icon } from '../../ui/Icon';
import { inLanguage } from '../../current-url/language-prefix';
import { say } from '../../say';
import { sayDay } from '../../say-date';

/** The receipts of all years, for the owner to open and print. */
export function OwnReceipts({ receipts }: Pick<ReplyOf<typeof readPayment>, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <details className="card px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
        {inLanguage.isOne(receipts.length)
          ? 'Your receipt'
          : say('Your {count} receipts', { count: receipts.length })}
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="grid gap-1 pb-3">
        {receipts.map(({ number, paid_on, amount_rupees, is_reversed }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
            <a href={receiptPath(number)} className="inline-flex min-h-11 items-center text-link underline">
              {number}
            </a>
            <span className="text-ink-soft">
              {say(is_reversed ? '₹{rupees} on {day} (void)' : '₹{rupees} on {day}', {
                rupees: amount_rupees.toLocaleString('en-IN'),
                day: sayDay(paid_on),
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
