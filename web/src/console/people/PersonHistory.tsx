import type { ReactNode } from 'react';
import type { PersonRecord } from '@aaspaas/contract/console/people/calls';
import { useUrl } from '../../links/url';
import { Badge } from '../../ui/Badge';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { sayTime } from '../say-time';
import { PersonLink } from './Facts';
import { deliveryWords } from './words';

/** What the person did, and what was done to get into the account. */
export function PersonHistory({ person }: { readonly person: PersonRecord }) {
  const { deliveries, reviews, sessions, events } = person;
  return (
    <>
      <Part title="Deliveries" rows={deliveries} columns={deliveryColumns} empty="No deliveries." />
      <Part title="Reviews" rows={reviews} columns={reviewColumns} empty="No reviews." />
      {sessions && <Part title="Logged in on" rows={sessions} columns={sessionColumns} empty="Nowhere." />}
      {events && (
        <Part title="Security" rows={events} columns={eventColumns} empty="Nothing in the security log." />
      )}
    </>
  );
}

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
}

function Part<Row>({ title, rows, columns, empty }: PartProps<Row>): ReactNode {
  const url = useUrl();
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ConsoleTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={(row) => rows.indexOf(row)}
          empty={empty}
          url={url}
        />
      )}
    </section>
  );
}

const time = (moment: string): string => sayTime(new Date(moment));

const deliveryColumns: readonly Column<PersonRecord['deliveries'][number]>[] = [
  { title: 'Id', cell: ({ d_id: id }) => id },
  { title: 'With', cell: ({ other }) => (other ? <PersonLink {...other} /> : 'Account deleted') },
  { title: 'From', cell: ({ shop_name: name }) => name ?? '–' },
  { title: 'Now', cell: ({ state }) => deliveryWords[state] },
  {
    title: 'Moves',
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
    cell: ({ shop }) => (
      <a
        href={`/admin/listings/${shop.sh_id}`}
        className="inline-flex min-h-6 items-center text-link underline"
      >
        {shop.name}
      </a>
    ),
  },
  { title: 'Stars', isNumeric: true, cell: ({ rating }) => rating },
  {
    title: 'Words',
    cell: ({ comment, is_hidden: isHidden }) => (
      <>
        {comment} {isHidden && <Badge state="bad">Taken down</Badge>}
      </>
    ),
  },
  { title: 'When', cell: ({ created_at: at }) => time(at) },
];

const sessionColumns: readonly Column<NonNullable<PersonRecord['sessions']>[number]>[] = [
  { title: 'Device', cell: ({ device }) => device },
  { title: 'Since', cell: ({ started_at: at }) => time(at) },
  { title: 'Last used', cell: ({ last_used_at: at }) => time(at) },
];

const eventColumns: readonly Column<NonNullable<PersonRecord['events']>[number]>[] = [
  { title: 'When', cell: ({ at }) => time(at) },
  { title: 'What', cell: ({ event }) => event },
  { title: 'More', cell: ({ detail }) => detail || '–' },
];
