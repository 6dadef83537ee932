import type { Permission } from '@aaspaas/contract/roles/grades';
import type { RequestTo } from '@aaspaas/contract/call';
import { type ListingBulkAction, listingBulkActions } from '@aaspaas/contract/console/bulk/actions';
import {
  countListings,
  extendListings,
  type ListingRow,
  restoreListings,
  suspendListings,
} from '@aaspaas/contract/console/listings/calls';
import { listingFilters, type ListingGroup } from '@aaspaas/contract/console/listings/filters';
import { extensionRules, listingReasonRules } from '@aaspaas/contract/console/listings/rules/reason';
import type { PageUrl } from '../../current-url/url';
import { ActionForm } from '../ActionForm';
import { BulkBar, sayWhich, type Ticks } from '../bulk/BulkBar';
import { BulkDialog, Counted, type OnStarted, startedWords } from '../bulk/BulkDialog';
import { bulkWords, sayCount } from '../bulk/words';
import { useConsoleRead } from '../read-again';
import { listingsRequest } from '../requests';
import { Shown } from '../Shown';
import { useMay } from '../use-may';
import { daysField, extendReasons, reasonField, restoreReasons, suspendReasons } from './fields';

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

interface ManyListingsFormProps {
  readonly action: ListingBulkAction;
  readonly chosen: Omit<RequestTo<typeof countListings>, 'action'>;
  readonly onStarted: OnStarted;
}

function ManyListingsForm({ action, chosen, onStarted }: ManyListingsFormProps) {
  const reading = useConsoleRead(countListings, { ...chosen, action });
  const { verb, nothing } = bulkWords[action];
  return (
    <Shown reading={reading}>
      {({ changes, stays }) => {
        if (changes === 0) return <p>{nothing}</p>;
        const shared = {
          label: `${verb} ${sayCount(action, changes)}`,
          done: startedWords,
          children: <Counted action={action} changes={changes} stays={stays} />,
        };
        const many = { ...chosen, expected: changes };
        return action === 'extend' ? (
          <ActionForm
            {...shared}
            then={onStarted}
            call={extendListings}
            fields={[daysField, { ...reasonField, presets: extendReasons }]}
            initial={{ days: '30' }}
            rules={extensionRules}
            body={({ days = '', reason = '' }) => ({ ...many, days, reason })}
          />
        ) : (
          <ActionForm
            {...shared}
            then={onStarted}
            call={byReason[action].call}
            fields={[{ ...reasonField, ...byReason[action].field }]}
            rules={listingReasonRules}
            body={({ reason = '' }) => ({ ...many, reason })}
            tone={action === 'suspend' ? 'danger' : 'primary'}
          />
        );
      }}
    </Shown>
  );
}

const byReason = {
  suspend: { call: suspendListings, field: { help: 'Owners read this.', presets: suspendReasons } },
  restore: {
    call: restoreListings,
    field: { help: 'Only admins see this, not the owners.', presets: restoreReasons },
  },
} as const;
