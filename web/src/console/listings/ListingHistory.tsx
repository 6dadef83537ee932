import type { ListingCase } from '@aaspaas/contract/console/listings/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { actorOf, type ListingAction } from '@aaspaas/contract/payments/listing-life';
import type { Column } from '../ConsoleTable';
import { HistoryPart } from '../HistoryPart';
import { rupees } from '../say-amount';
import { sayDate, sayTime } from '../say-time';
import { paymentWords, statusWords } from './words';

/** What happened to the listing: actions, payments, edits, reminders. */
export function ListingHistory({ listing }: { listing: ListingCase }) {
  return (
    <>
      <HistoryPart
        title="History"
        rows={listing.actions}
        columns={actionColumns}
        empty="Nothing has happened yet."
      />
      <HistoryPart
        title="Payments"
        rows={listing.payments}
        columns={paymentColumns}
        empty="No payment yet."
      />
      <HistoryPart title="Edits" rows={listing.edits} columns={editColumns} empty="It was never edited." />
      <HistoryPart
        title="Reminders of its end"
        rows={listing.reminders}
        columns={reminderColumns}
        empty="None was due yet."
      />
    </>
  );
}

const actionWords = new Map<string, string>(
  Object.entries({
    'submit payment': 'Payment reported',
    'confirm payment': 'Payment confirmed',
    'reject payment': 'Payment rejected',
    'reverse payment': 'Confirmation taken back',
    expire: 'Paid time ended',
    'put back': 'Put back: it was still paid',
    suspend: 'Suspended',
    restore: 'Suspension ended',
    extend: 'Extended',
  } satisfies Record<ListingAction, string>),
);

/** An action that a newer server knows is shown as it is. */
const sayAction = (action: string): string => actionWords.get(action) ?? action;

const time = (moment: string): string => sayTime(new Date(moment));
const date = (moment: string | null): string => (moment ? sayDate(new Date(moment)) : '–');

const actionColumns: readonly Column<ListingCase['actions'][number]>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => time(at) },
  {
    title: 'What',
    breaks: 'anywhere',
    cell: ({ action, days, reason }) => (
      <>
        {sayAction(action)}
        {days !== null && ` (${days} ${Math.abs(days) === 1 ? 'day' : 'days'})`}
        {reason && <span className="block text-sm text-ink-soft">{reason}</span>}
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ was, became }) =>
      was === became ? statusWords[became] : `${statusWords[was]} → ${statusWords[became]}`,
  },
  { title: 'Paid until', breaks: 'nowhere', cell: ({ paid_until: until }) => date(until) },
  { title: 'By', cell: ({ by, action }) => by ?? (actorOf[action] === 'time' ? 'Time' : '–') },
];

const paymentColumns: readonly Column<ListingCase['payments'][number]>[] = [
  {
    title: 'Reference',
    cell: ({ id, reference }) => (
      <a href={`${paths.payments}/${id}`} className="text-link underline">
        {reference}
      </a>
    ),
  },
  {
    title: 'Amount',
    isNumeric: true,
    cell: ({ amount_rupees: amount }) => rupees(amount),
  },
  { title: 'Status', cell: ({ state }) => paymentWords[state] },
  { title: 'UTR', cell: ({ utr }) => utr ?? '–' },
  { title: 'Asked for', breaks: 'nowhere', cell: ({ created_at: at }) => date(at) },
  { title: 'Settled', breaks: 'nowhere', cell: ({ settled_at: at }) => date(at) },
];

const editColumns: readonly Column<ListingCase['edits'][number]>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => time(at) },
  {
    title: 'What',
    cell: ({ fields, photos }) =>
      [...fields, photos > 0 && `${photos} new ${photos === 1 ? 'photo' : 'photos'}`]
        .filter(Boolean)
        .join(', ') || 'Nothing changed',
  },
  {
    title: 'By',
    cell: ({ by, is_operator: isOperator }) => `${by ?? '–'}${isOperator ? ' (operator)' : ''}`,
  },
];

const reminderColumns: readonly Column<ListingCase['reminders'][number]>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => time(at) },
  {
    title: 'Which',
    cell: ({ days }) => (days === 0 ? 'On the day' : `${days} ${days === 1 ? 'day' : 'days'} before`),
  },
  { title: 'Of the end on', cell: ({ ends_at: at }) => date(at) },
];
