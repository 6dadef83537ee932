import { type ListingBulkAction, listingBulkActions } from '@aaspaas/contract/console/bulk/actions';
import type { ListingRow } from '@aaspaas/contract/console/listings/calls';
import { type ListingGroup, listingFilters } from '@aaspaas/contract/console/listings/filters';
import type { Permission } from '@aaspaas/contract/accounts/grades';
import type { PageUrl } from '../../current-url/url';
import { BulkBar, sayWhich } from '../bulk/BulkBar';
import { BulkDialog } from '../bulk/BulkDialog';
import type { Ticks } from '../bulk/use-ticks';
import { useMay } from '../use-may';
import { ManyListingsForm } from './ManyListingsForm';
import { listingsRequest } from '../requests';

const permissions = {
  extend: 'settle payments',
  suspend: 'change listings',
  restore: 'change listings',
} as const satisfies Readonly<Record<ListingBulkAction, Permission>>;

/** What this admin may do to many listings. */
export function useListingActions(): readonly ListingBulkAction[] {
  const may = {
    'settle payments': useMay('settle payments'),
    'change listings': useMay('change listings'),
  };
  return listingBulkActions.filter((action) => may[permissions[action]]);
}

interface ManyListingsProps {
  readonly group: ListingGroup;
  readonly actions: readonly ListingBulkAction[];
  readonly rows: readonly ListingRow[];
  readonly count: number;
  readonly url: PageUrl;
  readonly ticks: Ticks;
}

export function ManyListings({ group, actions, rows, count, url, ticks }: ManyListingsProps) {
  if (rows.length === 0 || actions.length === 0) return null;
  const { sort: _sort, page: _page, ...found } = listingsRequest(group, url);
  const isTicked = ticks.ids.length > 0;
  const chosen = isTicked ? { group, ids: [...ticks.ids] } : found;
  return (
    <BulkBar ticks={ticks} ids={rows.map((row) => row.sh_id)}>
      {actions
        // Nobody means to suspend whatever there is.
        .filter((action) => action === 'extend' || isTicked || isFiltered(url))
        .map((action) => (
          <BulkDialog key={action} action={action} which={sayWhich(ticks, count)} url={url}>
            {(onStarted) => <ManyListingsForm action={action} chosen={chosen} onStarted={onStarted} />}
          </BulkDialog>
        ))}
    </BulkBar>
  );
}

const isFiltered = ({ query }: PageUrl): boolean =>
  ['q', ...listingFilters].some((name) => query.get(name)?.trim());
