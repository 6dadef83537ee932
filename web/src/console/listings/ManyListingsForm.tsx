import type { RequestTo } from '@aaspaas/contract/call';
import type { ListingBulkAction } from '@aaspaas/contract/console/bulk/actions';
import {
  countListings,
  extendListings,
  restoreListings,
  suspendListings,
} from '@aaspaas/contract/console/listings/calls';
import { listingReasonRules, extensionRules } from '@aaspaas/contract/console/listings/rules/reason';
import type { OnStarted } from '../bulk/BulkDialog';
import { Counted, startedWords } from '../bulk/Counted';
import { bulkWords, sayCount } from '../bulk/words';
import { ActionForm } from '../ActionForm';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { daysField, reasonField } from './fields';
import { extendReasons, restoreReasons, suspendReasons } from './words';

interface ManyListingsFormProps {
  readonly action: ListingBulkAction;
  readonly chosen: Omit<RequestTo<typeof countListings>, 'action'>;
  readonly onStarted: OnStarted;
}

export function ManyListingsForm({ action, chosen, onStarted }: ManyListingsFormProps) {
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
