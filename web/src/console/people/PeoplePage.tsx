import { availabilities, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { licenceLabels, licenceStates } from '@aaspaas/contract/agents/licence-states';
import * as paths from '@aaspaas/contract/console/paths';
import { listPeople, type PersonRow } from '@aaspaas/contract/console/people/calls';
import { type PageUrl, useUrl } from '../../current-url/url';
import { Badge } from '../../ui/Badge';
import { tickColumn, type Ticks, useTicks } from '../bulk/BulkBar';
import { BulkProgress } from '../bulk/BulkProgress';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { Email, PersonLink, PhoneLink } from '../Facts';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import type { PeopleGroup } from '../requests';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { LicenceBadge } from './LicenceBadge';
import { ManyPeople } from './ManyPeople';
import { Availability, roleWords } from './words';

const titles: Readonly<Record<PeopleGroup, string>> = { customers: 'Customers', agents: 'Agents' };

/** Everybody who has an account, or only the agents. */
export function PeoplePage({ group }: { readonly group: PeopleGroup }) {
  const url = useUrl();
  const reading = usePageRead(listPeople);
  return (
    <ConsoleFrame title={titles[group]} actions={<ExportLink name={group} url={url} />}>
      <BulkProgress url={url} />
      <FilterForm url={url}>
        <FilterText name="q" label="Find" placeholder="Name, number, email, PIN, reference, id" />
        {group === 'agents' ? (
          <AgentFilters />
        ) : (
          <FilterChoice name="role" label="Role" any="Customers" options={roles} />
        )}
        <FilterText name="city" label="City" type="text" />
        <FilterText name="since" label="Joined since" type="date" />
        <FilterChoice name="locked" label="Account" options={[{ value: 'yes', label: 'Locked' }]} />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            {/* Ticks belong to the page of the list on which they were set. */}
            <Rows key={url.query.toString()} group={group} rows={rows} count={count} url={url} />
            <Pager url={url} page={page} pages={pages} count={count} noun={['person', 'people']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

interface RowsProps {
  readonly group: PeopleGroup;
  readonly rows: readonly PersonRow[];
  readonly count: number;
  readonly url: PageUrl;
}

function Rows({ group, rows, count, url }: RowsProps) {
  const ticks = useTicks();
  if (!useMay('change people')) return <PeopleTable group={group} rows={rows} url={url} />;
  return (
    <>
      <ManyPeople group={group} rows={rows} count={count} url={url} ticks={ticks} />
      <PeopleTable group={group} rows={rows} url={url} ticks={ticks} />
    </>
  );
}

const AgentFilters = () => (
  <>
    <FilterChoice
      name="availability"
      label="Availability"
      options={availabilities.map((value) => ({ value, label: availabilityLabels[value] }))}
    />
    <FilterChoice
      name="licence"
      label="Licence"
      options={licenceStates.map((value) => ({ value, label: licenceLabels[value] }))}
    />
  </>
);

const roles = [
  { value: 'shop', label: 'Owners' },
  { value: 'deliverystaff', label: 'Agents' },
  { value: 'admin', label: 'Admins' },
  { value: 'all', label: 'Everybody' },
];

interface PeopleTableProps {
  readonly group: PeopleGroup;
  readonly rows: readonly PersonRow[];
  readonly url: PageUrl;
  /** For those who may do something to many. */
  readonly ticks?: Ticks;
}

const PeopleTable = ({ group, rows, url, ticks }: PeopleTableProps) => (
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
