import { listDuplicates, type PairRow } from '@aaspaas/contract/console/duplicates/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { FilterChoice, FilterForm } from '../Filters';
import { ListingStatus } from '../listings/ListingStatus';
import { PhoneLink } from '../Facts';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { sayWhy } from './words';

/** Listings that may be one business registered twice. */
export function DuplicatesPage() {
  const url = useUrl();
  const reading = usePageRead(listDuplicates);
  return (
    <ConsoleFrame title="Duplicates">
      <p className="max-w-prose text-ink-soft">
        Listings with a number in common, or with the same name within 100 metres. Compare the two, then merge
        them or say that they are not the same.
      </p>
      <FilterForm url={url}>
        <FilterChoice
          name="why"
          label="Alike in"
          options={[
            { value: 'phone', label: 'Number' },
            { value: 'name', label: 'Name and place' },
          ]}
        />
        <FilterChoice
          name="apart"
          label="Pairs"
          any="To look at"
          options={[{ value: 'yes', label: 'Not the same' }]}
        />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, page, pages, count }) => (
          <>
            <ConsoleTable
              caption="Pairs of listings"
              columns={columns}
              rows={rows}
              keyOf={({ first, second }) => `${first.sh_id}-${second.sh_id}`}
              empty="No two listings look like one."
              url={url}
            />
            <Pager url={url} page={page} pages={pages} count={count} noun={['pair', 'pairs']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const Side = ({ side }: { readonly side: PairRow['first'] }) => (
  <div className="grid gap-0.5">
    <span className="font-medium">{side.name}</span>
    <span className="text-sm text-ink-soft">
      {[side.category, side.city].filter(Boolean).join(', ')} · id {side.sh_id}
    </span>
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <PhoneLink phone={side.phone} /> <ListingStatus status={side.status} />
    </span>
  </div>
);

const columns: readonly Column<PairRow>[] = [
  { title: 'One', breaks: 'anywhere', cell: ({ first }) => <Side side={first} /> },
  { title: 'The other', breaks: 'anywhere', cell: ({ second }) => <Side side={second} /> },
  { title: 'Alike in', cell: sayWhy },
  {
    title: 'Decide',
    cell: ({ first, second }) => (
      <a
        href={`${paths.duplicates}/${first.sh_id}-${second.sh_id}`}
        aria-label={`Compare ${first.name} and ${second.name}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        Compare
      </a>
    ),
  },
];
