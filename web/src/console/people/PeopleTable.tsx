import * as paths from '@aaspaas/contract/console/paths';
import type { PersonRow } from '@aaspaas/contract/console/people/calls';
import type { PageUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { tickColumn } from '../bulk/tick-column';
import type { Ticks } from '../bulk/use-ticks';
import { type Column, ConsoleTable } from '../ConsoleTable';
import { sayDate } from '../say-time';
import { Availability } from './Availability';
import { Email, PersonLink, PhoneLink } from '../Facts';
import { LicenceBadge } from './LicenceBadge';
import type { PeopleGroup } from '../requests';
import { roleWords } from './words';

interface PeopleTableProps {
  readonly group: PeopleGroup;
  readonly rows: readonly PersonRow[];
  readonly url: PageUrl;
  /** For those who may do something to many. */
  readonly ticks?: Ticks;
}

export const PeopleTable = ({ group, rows, url, ticks }: PeopleTableProps) => (
  <ConsoleTable
    caption={group === 'agents' ? 'Agents' : 'People'}
    columns={[
      ...(ticks ? [tickColumn<PersonRow>(ticks, ({ id }) => id)] : []),
      ...ofEverybody,
      ...(group === 'agents' ? ofAgents : ofCustomers),
    ]}
    rows={rows}
    keyOf={({ id }) => id}
    empty="Nobody found. Try a part of the name, or fewer filters."
    url={url}
  />
);

const ofEverybody: readonly Column<PersonRow>[] = [
  {
    title: 'Name',
    sortKey: 'name',
    breaks: 'anywhere',
    cell: ({ id, name, is_locked: isLocked }) => (
      <span className="flex flex-wrap items-center gap-2">
        <PersonLink id={id} name={name} />
        {isLocked && <Badge state="bad">Locked</Badge>}
      </span>
    ),
  },
  {
    title: 'Contact',
    breaks: 'anywhere',
    cell: ({ email, phone }) => (
      <>
        <PhoneLink phone={phone} />
        {email && (
          <span className="block text-sm text-ink-soft">
            <Email email={email} />
          </span>
        )}
      </>
    ),
  },
  { title: 'Place', cell: ({ place }) => place || '–' },
  {
    title: 'Joined',
    sortKey: 'joined',
    breaks: 'nowhere',
    cell: ({ joined_at: at }) => sayDate(new Date(at)),
  },
];

const ofCustomers: readonly Column<PersonRow>[] = [
  {
    title: 'Role',
    breaks: 'anywhere',
    cell: ({ role, shop }) => (
      <>
        {roleWords[role]}
        {shop && (
          <a
            href={`${paths.listings}/${shop.sh_id}`}
            className="flex min-h-11 items-center text-sm text-link underline lg:min-h-6"
          >
            {shop.name}
          </a>
        )}
      </>
    ),
  },
];

const ofAgents: readonly Column<PersonRow>[] = [
  { title: 'Now', cell: ({ agent }) => agent && <Availability state={agent.availability} /> },
  { title: 'Licence', cell: ({ agent }) => agent && <LicenceBadge state={agent.licence} /> },
  { title: 'Stars', isNumeric: true, cell: ({ agent }) => agent?.rating ?? '–' },
  { title: 'Deliveries', isNumeric: true, cell: ({ agent }) => agent?.deliveries ?? 0 },
];
