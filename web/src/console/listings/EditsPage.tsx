import { type EditRecord, listEdits } from '@aaspaas/contract/console/listings/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { lifeRow } from '@aaspaas/contract/payments/listing-life';
import { useNow } from '../../api/boot';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { usePageRead } from '../read-again';
import { sayAge } from '../say-time';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { ApproveEdit, Changes } from './Changes';
import { ListingStatus } from './ListingStatus';
import { SuspendListing } from './SuspendListing';

/** Names, categories and numbers that changed after the listing went live, until somebody has looked. */
export function EditsPage() {
  const url = useUrl();
  const now = useNow();
  const mayChange = useMay('change listings');
  const reading = usePageRead(listEdits);
  return (
    <ConsoleFrame title="Edits">
      <p className="max-w-prose text-ink-soft">
        A name, a category or a number that an owner changed after the listing went live. It is shown to
        customers already; press Fine if it is still the same business. ‘Other: …’ is what an owner wrote
        where no category fitted: open the listing and choose one.
      </p>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            <ConsoleTable
              caption="Edits to look at"
              columns={[...columnsAt(now), ...(mayChange ? [actions] : [])]}
              rows={rows}
              keyOf={(row) => row.sh_id}
              empty="No edit waits for you."
              url={url}
            />
            <Pager url={url} page={page} pages={pages} count={count} noun={['edit', 'edits']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const columnsAt = (now: Date): readonly Column<EditRecord>[] => [
  {
    title: 'Listing',
    breaks: 'anywhere',
    cell: ({ sh_id: id, name, city, status }) => (
      <>
        <a href={`${paths.listings}/${id}`} className="font-semibold text-link underline">
          {name}
        </a>
        <span className="flex flex-wrap items-center gap-2 pt-0.5 text-sm text-ink-soft">
          <ListingStatus status={status} /> {city}
        </span>
      </>
    ),
  },
  { title: 'Before → now', breaks: 'anywhere', cell: ({ changes }) => <Changes changes={changes} /> },
  { title: 'Waits', breaks: 'nowhere', cell: ({ first_at: at }) => sayAge(new Date(at), now) },
];

const actions: Column<EditRecord> = {
  title: 'Decide',
  breaks: 'nowhere',
  cell: ({ sh_id, name, last_at, status }) => (
    <div className="flex flex-wrap gap-2">
      <ApproveEdit id={sh_id} name={name} lastAt={last_at} size="small" />
      {lifeRow('suspend', 'admin', status) && <SuspendListing id={sh_id} name={name} size="small" />}
    </div>
  ),
};
