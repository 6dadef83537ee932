import { type ListingRow, listListings } from '@aaspaas/contract/console/listings/calls';
import type { ListingGroup } from '@aaspaas/contract/console/listings/filters';
import * as paths from '@aaspaas/contract/console/paths';
import { type PageUrl, useUrl } from '../../current-url/url';
import { BulkProgress } from '../bulk/BulkProgress';
import { tickColumn, useTicks } from '../bulk/BulkBar';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { ExportLink } from '../ExportLink';
import { PhoneLink } from '../Facts';
import { usePageRead } from '../read-again';
import { sayDate } from '../say-time';
import { Shown } from '../Shown';
import { ListingFilters } from './ListingFilters';
import { ListingStatus } from './ListingStatus';
import { ManyListings, useListingActions } from './ManyListings';

const titles = { shops: 'Shops', services: 'Services' } as const;
const nouns = { shops: ['shop', 'shops'], services: ['service', 'services'] } as const;

/** The list of shops, or of those who offer services. */
export function ListingsPage({ group }: { group: ListingGroup }) {
  const url = useUrl();
  const reading = usePageRead(listListings);
  return (
    <ConsoleFrame title={titles[group]} actions={<ExportLink name={group} url={url} />}>
      <BulkProgress url={url} />
      <ListingFilters group={group} url={url} />
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            {/* Ticks belong to the page of the list on which they were set. */}
            <Rows key={url.query.toString()} group={group} rows={rows} count={count} url={url} />
            <Pager url={url} page={page} pages={pages} count={count} noun={nouns[group]} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

interface RowsProps {
  readonly group: ListingGroup;
  readonly rows: readonly ListingRow[];
  readonly count: number;
  readonly url: PageUrl;
}

function Rows({ group, rows, count, url }: RowsProps) {
  const ticks = useTicks();
  const actions = useListingActions();
  return (
    <>
      <ManyListings group={group} actions={actions} rows={rows} count={count} url={url} ticks={ticks} />
      <ConsoleTable
        caption={titles[group]}
        columns={
          actions.length > 0 ? [tickColumn<ListingRow>(ticks, ({ sh_id: id }) => id), ...columns] : columns
        }
        rows={rows}
        keyOf={(row) => row.sh_id}
        empty="Nothing found. Try a part of the name, or fewer filters."
        url={url}
      />
    </>
  );
}

const columns: readonly Column<ListingRow>[] = [
  {
    title: 'Name',
    sortKey: 'name',
    breaks: 'anywhere',
    cell: ({ sh_id: id, name, owner_name: owner }) => (
      <>
        <a href={`${paths.listings}/${id}`} className="font-semibold text-link underline">
          {name}
        </a>
        <span className="block text-sm text-ink-soft">
          {owner ? `${owner} · ` : ''}#{id}
        </span>
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ status, is_complete: isComplete }) => (
      <>
        <ListingStatus status={status} />
        {!isComplete && <span className="block pt-0.5 text-sm text-ink-soft">something is missing</span>}
      </>
    ),
  },
  { title: 'Category', sortKey: 'category', cell: ({ category }) => category },
  {
    title: 'City',
    sortKey: 'city',
    cell: ({ city, pin_code: pin }) => (
      <>
        {city || '–'}
        {pin && <span className="block text-sm text-ink-soft">{pin}</span>}
      </>
    ),
  },
  { title: 'Phone', breaks: 'nowhere', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { title: 'Paid until', sortKey: 'ends', breaks: 'nowhere', cell: ({ paid_until: until }) => day(until) },
  { title: 'Edited', sortKey: 'edited', breaks: 'nowhere', cell: ({ edited_at: at }) => day(at) },
];

const day = (moment: string | null): string => (moment ? sayDate(new Date(moment)) : '–');
