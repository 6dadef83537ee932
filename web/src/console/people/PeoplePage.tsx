import { availabilities, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { licenceLabels, licenceStates } from '@aaspaas/contract/agents/licence-states';
import { listPeople, type PersonRow } from '@aaspaas/contract/console/people/calls';
import { type PageUrl, useUrl } from '../../current-url/url';
import { BulkProgress } from '../bulk/BulkProgress';
import { useTicks } from '../bulk/use-ticks';
import { ConsoleFrame } from '../ConsoleFrame';
import { ExportLink } from '../ExportLink';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { Pager } from '../Pager';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { ManyPeople } from './ManyPeople';
import { PeopleTable } from './PeopleTable';
import type { PeopleGroup } from '../requests';

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
