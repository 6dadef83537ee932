import type { ReactNode } from 'react';
import * as paths from '@aaspaas/contract/console/paths';
import { readMonth } from '@aaspaas/contract/console/today/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { rupees, counted } from '../say-amount';
import { useConsoleRead } from '../read-again';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';

/** What came in this month, and what ends. */
export function Month() {
  const reading = useConsoleRead(readMonth, {});
  return (
    <section aria-labelledby="month" className="grid gap-3">
      <h2 id="month" className="text-xl">
        This month
      </h2>
      <Shown reading={reading}>
        {(month) => (
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <Sum
              href={`${paths.ledger}?from=${month.first_day}&to=${month.last_day}`}
              value={rupees(month.received_rupees)}
              label={`from ${counted(month.payments, 'payment')}`}
            />
            <Sum
              href={`${paths.shops}?status=active&ends=${month.days_left}&sort=ends`}
              value={sayNumber(month.shops_ending)}
              label={`${month.shops_ending === 1 ? 'live shop ends' : 'live shops end'} by ${sayDate(new Date(month.last_day))}`}
            />
            <Sum
              href={`${paths.services}?status=active&ends=${month.days_left}&sort=ends`}
              value={sayNumber(month.services_ending)}
              label={`${month.services_ending === 1 ? 'live service ends' : 'live services end'} by ${sayDate(new Date(month.last_day))}`}
            />
            <li className="card grid content-start gap-1 p-4">
              <span className="text-2xl font-bold">{sayNumber(month.ended)}</span>
              <span className="text-sm text-ink-soft">
                {month.ended === 1 ? 'listing' : 'listings'} ended this month and not renewed
              </span>
              <span className="flex flex-wrap gap-x-4 text-sm">
                <Ended list={paths.shops} label="Shops" />
                <Ended list={paths.services} label="Services" />
              </span>
            </li>
          </ul>
        )}
      </Shown>
    </section>
  );
}

/** Shops and services that ended stand in two lists. */
const Ended = ({ list, label }: { readonly list: string; readonly label: string }) => (
  <a
    href={`${list}?status=expired&sort=-ends`}
    className="flex min-h-11 min-w-11 items-center text-link underline lg:min-h-6"
  >
    {label}
  </a>
);

interface SumProps {
  readonly href: string;
  readonly value: ReactNode;
  readonly label: string;
}

const Sum = ({ href, value, label }: SumProps) => (
  <li>
    <a href={href} className="card grid h-full content-start gap-1 p-4 hover:border-leaf">
      <span className="text-2xl font-bold">{value}</span>
      <span className="text-sm text-ink-soft">{label}</span>
    </a>
  </li>
);
