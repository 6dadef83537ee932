import { type LedgerEntry, listLedger } from '@aaspaas/contract/console/payments/calls';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import type { ReplyOf } from '@aaspaas/contract/call';
import * as paths from '@aaspaas/contract/console/paths';
import { type PageUrl, useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { rupees } from '../say-amount';
import { usePageRead } from '../read-again';
import { sayTime } from '../say-time';
import { Shown } from '../Shown';

const kinds = [
  { value: 'confirmation', label: 'Received' },
  { value: 'reversal', label: 'Taken back' },
];

/** All money that was accepted, and what was taken off again. */
export function LedgerPage() {
  const url = useUrl();
  const reading = usePageRead(listLedger);
  const years = reading.state === 'loaded' ? reading.reply.years : [];
  return (
    <ConsoleFrame title="Ledger" actions={<ExportLink name="ledger" url={url} />}>
      <FilterForm url={url}>
        <FilterText name="q" label="Find" placeholder="Receipt, reference or UTR" />
        <FilterChoice
          name="year"
          label="Financial year"
          any="All"
          options={years.map((value) => ({ value, label: value }))}
        />
        <FilterText name="from" label="From" type="date" />
        <FilterText name="to" label="To" type="date" />
        <FilterChoice name="kind" label="Kind" options={kinds} />
      </FilterForm>
      <Shown reading={reading}>
        {(reply) => (
          <>
            <Sums reply={reply} />
            <Entries rows={reply.rows} url={url} />
            <Pager url={url} {...reply} noun={['entry', 'entries']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

function Sums({ reply: { received_rupees, reversed_rupees } }: { reply: ReplyOf<typeof listLedger> }) {
  const sums = [
    ['Received', received_rupees],
    ['Taken back', -reversed_rupees],
    ['Together', received_rupees - reversed_rupees],
  ] as const;
  return (
    <dl className="card grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-3">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-bold sm:text-xl">{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const columns: readonly Column<LedgerEntry>[] = [
  {
    title: 'Time',
    breaks: 'nowhere',
    cell: ({ at }) => sayTime(new Date(at)),
    sortKey: 'time',
  },
  { title: 'Receipt', cell: (row) => <Receipt entry={row} /> },
  { title: 'Amount', cell: ({ amount_rupees }) => rupees(amount_rupees), isNumeric: true },
  { title: 'Payment', cell: (row) => <Payment entry={row} /> },
  { title: 'Shop', breaks: 'anywhere', cell: ({ shop }) => shop?.name ?? 'deleted' },
  { title: 'By', cell: ({ by }) => by ?? '–' },
];

const Entries = ({ rows, url }: { rows: readonly LedgerEntry[]; url: PageUrl }) => (
  <ConsoleTable
    caption="Ledger"
    columns={columns}
    rows={rows}
    keyOf={({ id }) => id}
    empty="No entry found."
    url={url}
  />
);

const linkClasses = 'inline-flex min-h-11 items-center whitespace-nowrap text-link underline lg:min-h-6';

const Receipt = ({ entry: { receipt, kind, reason } }: { entry: LedgerEntry }) => (
  <span className="grid justify-items-start gap-1">
    {receipt && (
      <a href={receiptPath(receipt)} className={linkClasses}>
        {receipt}
      </a>
    )}
    {kind === 'reversal' && <Badge state="bad">Taken back</Badge>}
    {reason && <span className="text-sm text-ink-soft">{reason}</span>}
  </span>
);

const Payment = ({ entry: { payment_id, reference, utr } }: { entry: LedgerEntry }) => (
  <span className="grid justify-items-start">
    <a href={`${paths.payments}/${payment_id}`} className={linkClasses}>
      {reference}
    </a>
    {utr && <span className="text-sm whitespace-nowrap text-ink-soft">UTR {utr}</span>}
  </span>
);
