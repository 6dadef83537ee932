import * as paths from '@aaspaas/contract/console/paths';
import type { QueuedPayment } from '@aaspaas/contract/console/payments/calls';
import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';
import { useNow } from '../../api/boot';
import type { PageUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { sayAge } from '../say-time';
import { PaymentState } from './PaymentState';
import { rupees } from './rupees';

interface PaymentsTableProps {
  readonly rows: readonly QueuedPayment[];
  readonly url: PageUrl;
}

export function PaymentsTable({ rows, url }: PaymentsTableProps) {
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
