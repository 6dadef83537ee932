import type { ListingRow } from '@aaspaas/contract/console/listings/calls';
import {
  type BulkAction,
  bulkActions,
  type ListingGroup,
  listingFilters,
} from '@aaspaas/contract/console/listings/filters';
import { isGranted, type Permission } from '@aaspaas/contract/console/grades';
import type { PageUrl } from '../../links/url';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { BulkDialog } from './BulkDialog';
import { listingsRequest } from './requests';
import type { Ticks } from './use-ticks';

interface BulkDeedsProps {
  readonly group: ListingGroup;
  readonly rows: readonly ListingRow[];
  readonly count: number;
  readonly url: PageUrl;
  readonly ticks: Ticks;
}

const permissions: Readonly<Record<BulkAction, Permission>> = {
  extend: 'settle payments',
  suspend: 'change listings',
};

/** Deeds on the ticked rows or, while none is ticked, on all that the filters find. */
export function BulkDeeds({ group, rows, count, url, ticks }: BulkDeedsProps) {
  const { user } = useSession();
  const offered = bulkActions.filter((action) => isGranted(user?.grade ?? null, permissions[action]));
  if (rows.length === 0 || offered.length === 0) return null;
  const { sort: _sort, page: _page, ...chosen } = listingsRequest(group, url);
  const isTicked = ticks.ids.length > 0;
  const which = isTicked ? `${ticks.ids.length} ticked` : `all ${count.toLocaleString('en-IN')}`;
  return (
    <div role="group" aria-label="Many at once" className="flex flex-wrap items-center gap-2 print:hidden">
      <Button
        variant="quiet"
        size="small"
        onClick={() => ticks.set(isTicked ? [] : rows.map((row) => row.sh_id))}
      >
        {isTicked ? 'Untick' : 'Tick this page'}
      </Button>
      {offered
        // Nobody means to suspend whatever there is.
        .filter((action) => action === 'extend' || isTicked || isFiltered(url))
        .map((action) => (
          <BulkDialog
            key={action}
            action={action}
            which={which}
            chosen={isTicked ? { group, ids: [...ticks.ids] } : chosen}
            url={url}
          />
        ))}
    </div>
  );
}

const isFiltered = ({ query }: PageUrl): boolean =>
  ['q', ...listingFilters].some((name) => query.get(name)?.trim());
