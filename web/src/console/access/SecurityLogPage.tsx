import { listSecurity } from '@aaspaas/contract/console/access/calls';
import { mostEvents, securityEvents } from '@aaspaas/contract/console/access/security-events';
import type { SecurityRecord } from '@aaspaas/contract/console/access/shapes';
import * as paths from '@aaspaas/contract/console/paths';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';
import { sayEvent } from './say-event';

/** What was done, or tried, to get into accounts. */
export function SecurityLogPage() {
  const url = useUrl();
  const reading = usePageRead(listSecurity);
  return (
    <ConsoleFrame title="Security">
      <p className="text-ink-soft">
        Logins, new passwords and codes, right and wrong, of everybody. It holds no network addresses and no
        passwords.
      </p>
      <FilterForm url={url}>
        <FilterChoice name="event" label="What" any="Anything" options={events} />
        <FilterText name="account" label="Whose" placeholder="Email, mobile or number" />
        <FilterText name="from" label="From" type="date" />
        <FilterText name="until" label="Until" type="date" />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            <ConsoleTable
              caption="What was done, or tried, to get into accounts"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              empty="Nothing like that happened."
              url={url}
            />
            {count === mostEvents && (
              <p>These are the newest {sayNumber(mostEvents)}. Choose days to see older ones.</p>
            )}
            <Pager url={url} page={page} pages={pages} count={count} noun={['event', 'events']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const events = securityEvents.map((event) => ({ value: event, label: sayEvent(event) }));

const columns: readonly Column<SecurityRecord>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => sayTime(new Date(at)) },
  { title: 'What', cell: ({ event, detail }) => sayEvent(event) + moreInWords(detail) },
  { title: 'Whose account', breaks: 'anywhere', cell: (row) => <Whose row={row} /> },
];

function Whose({ row: { account_id, account } }: { row: SecurityRecord }) {
  if (account_id === null) return 'No account has what was typed';
  if (account === null) return `No. ${account_id}, deleted`;
  return (
    <a href={`${paths.people}/${account_id}`} className="text-link underline">
      {account}
    </a>
  );
}

function moreInWords(detail: SecurityRecord['detail']): string {
  const words = Object.entries(detail).map(([name, value]) => `${name} ${value}`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
