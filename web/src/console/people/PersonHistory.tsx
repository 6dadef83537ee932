import * as paths from '@aaspaas/contract/console/paths';
import type { PersonRecord } from '@aaspaas/contract/console/people/calls';
import type { DeliveryState } from '@aaspaas/contract/deliveries/moves';
import { Badge } from '../../ui/Badge';
import type { Column } from '../ConsoleTable';
import { HistoryPart } from '../HistoryPart';
import { sayEvent } from '../access/say-event';
import { linkClasses, PersonLink } from '../Facts';
import { sayTime } from '../say-time';

/** What the person did, and what was done to get into the account. */
export function PersonHistory({ person }: { readonly person: PersonRecord }) {
  const { deliveries, reviews, sessions, events } = person;
  return (
    <>
      <HistoryPart title="Deliveries" rows={deliveries} columns={deliveryColumns} empty="No deliveries." />
      <HistoryPart title="Reviews" rows={reviews} columns={reviewColumns} empty="No reviews." />
      {sessions && (
        <HistoryPart title="Logged in on" rows={sessions} columns={sessionColumns} empty="Nowhere." />
      )}
      {events && (
        <HistoryPart
          title="Security"
          rows={events}
          columns={eventColumns}
          empty="Nothing in the security log."
        />
      )}
    </>
  );
}

const deliveryWords: Readonly<Record<DeliveryState, string>> = {
  requested: 'Asked for',
  accepted: 'Accepted',
  declined: 'Declined',
  done: 'Delivered',
  cancelled: 'Cancelled',
};

const time = (moment: string): string => sayTime(new Date(moment));

const deliveryColumns: readonly Column<PersonRecord['deliveries'][number]>[] = [
  { title: 'Id', cell: ({ d_id: id }) => id },
  {
    title: 'With',
    breaks: 'anywhere',
    cell: ({ other }) => (other ? <PersonLink {...other} /> : 'Account deleted'),
  },
  { title: 'From', breaks: 'anywhere', cell: ({ shop_name: name }) => name ?? '–' },
  { title: 'Now', cell: ({ state }) => deliveryWords[state] },
  {
    title: 'Steps',
    cell: ({ moves }) => (
      <ol className="grid gap-0.5 text-sm">
        {moves.map(({ at, by, state }) => (
          <li key={at + state}>
            {time(at)} · {deliveryWords[state]} by the {by}
          </li>
        ))}
      </ol>
    ),
  },
  { title: 'Stars', isNumeric: true, cell: ({ rating }) => rating ?? '–' },
];

const reviewColumns: readonly Column<PersonRecord['reviews'][number]>[] = [
  {
    title: 'Of',
    breaks: 'anywhere',
    cell: ({ shop }) => (
      <a href={`${paths.listings}/${shop.sh_id}`} className={linkClasses}>
        {shop.name}
      </a>
    ),
  },
  { title: 'Stars', isNumeric: true, cell: ({ rating }) => rating },
  {
    title: 'Words',
    breaks: 'anywhere',
    cell: ({ comment, is_hidden: isHidden }) => (
      <>
        {comment} {isHidden && <Badge state="bad">Taken down</Badge>}
      </>
    ),
  },
  { title: 'When', breaks: 'nowhere', cell: ({ created_at: at }) => time(at) },
];

const sessionColumns: readonly Column<NonNullable<PersonRecord['sessions']>[number]>[] = [
  { title: 'Device', cell: ({ device }) => device },
  { title: 'Since', cell: ({ started_at: at }) => time(at) },
  { title: 'Last used', cell: ({ last_used_at: at }) => time(at) },
];

const eventColumns: readonly Column<NonNullable<PersonRecord['events']>[number]>[] = [
  { title: 'When', breaks: 'nowhere', cell: ({ at }) => time(at) },
  { title: 'What', cell: ({ event }) => sayEvent(event) },
  { title: 'More', cell: ({ detail }) => detail || '–' },
];
