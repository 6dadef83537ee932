import * as paths from '@aaspaas/contract/console/paths';
import { listPayments, type QueuedPayment } from '@aaspaas/contract/console/payments/calls';
import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';
import { useNow } from '../../api/boot';
import { type PageUrl, useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { rupees } from '../say-amount';
import { sayAge } from '../say-time';
import { Shown } from '../Shown';
import { PaymentState } from './PaymentState';

const states = [
  { value: 'due', label: 'Not paid yet' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
];
const ages = [
  { value: '1', label: '1 day or more' },
  { value: '3', label: '3 days or more' },
  { value: '7', label: '7 days or more' },
];

/** The queue: what waits for the admin, the oldest first. */
export function PaymentsPage() {
  const url = useUrl();
  const reading = usePageRead(listPayments);
  return (
    <ConsoleFrame title="Payments">
      <FilterForm url={url}>
        <FilterText name="q" label="Find" placeholder="Reference, UTR, phone or name" />
        <FilterChoice name="state" label="Status" any="Waiting for you" options={states} />
        <FilterChoice name="age" label="Age" options={ages} />
        <FilterChoice name="same" label="UTR" options={[{ value: '1', label: 'Used twice' }]} />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, ...paged }) => (
          <>
            <PaymentsTable rows={rows} url={url} />
            <Pager url={url} {...paged} noun={['payment', 'payments']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

interface PaymentsTableProps {
  readonly rows: readonly QueuedPayment[];
  readonly url: PageUrl;
}

function PaymentsTable({ rows, url }: PaymentsTableProps) {
  const now = useNow();
  const isWaiting = !url.query.get('state');
  return (
    <ConsoleTable
      caption="Payments"
      columns={columnsAt(now, isWaiting)}
      rows={rows}
      keyOf={({ id }) => id}
      empty={sayNone(url)}
      url={url}
    />
  );
}

function sayNone({ query }: PageUrl): string {
  if (query.get('state')) return 'No payment found.';
  return query.get('q') || query.get('age') || query.get('same')
    ? 'None of the waiting payments. Choose the status ‘All’ to look among the settled ones too.'
    : 'No payment waits for you.';
}

const columnsAt = (now: Date, isWaiting: boolean): readonly Column<QueuedPayment>[] => [
  { title: 'Reference', cell: (row) => <Reference payment={row} /> },
  { title: 'Amount', cell: ({ amount_rupees }) => rupees(amount_rupees), isNumeric: true },
  { title: 'UTR', cell: (row) => <Utr payment={row} /> },
  { title: 'Shop', breaks: 'anywhere', cell: ({ shop }) => <Shop shop={shop} /> },
  { title: 'Call', cell: ({ shop }) => shop && <Call shop={shop} /> },
  {
    title: isWaiting ? 'Waits' : 'Since',
    breaks: 'nowhere',
    cell: ({ waits_since }) => sayAge(new Date(waits_since), now),
    sortKey: 'age',
  },
  { title: 'Status', cell: (row) => <State payment={row} now={now} /> },
];

const Reference = ({ payment: { id, reference } }: { payment: QueuedPayment }) => (
  <a
    href={`${paths.payments}/${id}`}
    className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-link underline lg:min-h-6"
  >
    {reference}
  </a>
);

const Utr = ({ payment: { utr, has_same_utr } }: { payment: QueuedPayment }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {utr ?? <span className="text-ink-soft">none given</span>}
    {has_same_utr && <Badge state="bad">Used twice</Badge>}
  </span>
);

const Shop = ({ shop }: Pick<QueuedPayment, 'shop'>) =>
  shop ? (
    <>
      {shop.name}
      {shop.city && <span className="text-ink-soft">, {shop.city}</span>}
    </>
  ) : (
    <span className="text-ink-soft">deleted</span>
  );

const Call = ({ shop }: { shop: NonNullable<QueuedPayment['shop']> }) => (
  <a
    href={phoneLink(shop.phone)}
    aria-label={`Call ${shop.name}, ${sayPhone(shop.phone)}`}
    className="inline-flex min-h-11 items-center whitespace-nowrap text-link underline lg:min-h-6"
  >
    {sayPhone(shop.phone)}
  </a>
);

const State = ({ payment: { state, claim }, now }: { payment: QueuedPayment; now: Date }) => (
  <span className="grid justify-items-start gap-1">
    <PaymentState state={state} />
    {claim && !claim.is_own && (
      <span className="text-sm text-ink-soft">
        {claim.name} has this open since {sayAge(new Date(claim.since), now)}
      </span>
    )}
  </span>
);
