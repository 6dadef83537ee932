import { useState } from 'react';
import type { RequestTo } from '@aaspaas/contract/call';
import { countListings, extendListings, suspendListings } from '@aaspaas/contract/console/listings/calls';
import { deedRules, extensionRules } from '@aaspaas/contract/console/listings/rules/deed';
import type { BulkAction } from '@aaspaas/contract/console/listings/filters';
import { navigate, type PageUrl } from '../../links/url';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DeedForm } from '../DeedForm';
import { urlWith } from '../list-url';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';
import { daysField, reasonField } from './fields';
import { extendReasons, suspendReasons } from './words';

type Chosen = Omit<RequestTo<typeof countListings>, 'action'>;

interface BulkDialogProps {
  readonly action: BulkAction;
  /** '3 ticked' */
  readonly which: string;
  readonly chosen: Chosen;
  readonly url: PageUrl;
}

const verbs: Readonly<Record<BulkAction, string>> = { extend: 'Extend', suspend: 'Suspend' };

/** Says in numbers what will happen before it does. */
export function BulkDialog({ action, which, chosen, url }: BulkDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {verbs[action]} {which}…
      </Button>
      <Dialog open={isOpen} title={`${verbs[action]} many listings`} onClose={close}>
        <BulkForm action={action} chosen={chosen} url={url} onStarted={close} />
      </Dialog>
    </>
  );
}

interface BulkFormProps extends Omit<BulkDialogProps, 'which'> {
  onStarted(): void;
}

function BulkForm({ action, chosen, url, onStarted }: BulkFormProps) {
  const reading = useConsoleRead(countListings, { ...chosen, action });
  const then = ({ bulk }: { readonly bulk: { readonly id: number } }) => {
    onStarted();
    navigate(urlWith(url, { bulk: String(bulk.id) }));
  };
  return (
    <Shown reading={reading}>
      {({ changes, stays }) => {
        const count = changes.toLocaleString('en-IN');
        if (changes === 0) return <p>{nothingToDo[action]}</p>;
        const shared = {
          label: `${verbs[action]} ${count} ${changes === 1 ? 'listing' : 'listings'}`,
          done: 'Started. The page shows how far it is.',
        };
        const counted = (
          <p>
            <strong>
              {count} {changes === 1 ? 'listing' : 'listings'}
            </strong>{' '}
            {outcomes[action]}
            {stays > 0 &&
              ` ${stays.toLocaleString('en-IN')} of the chosen ones stay as they are, ${excuses[action]}.`}
          </p>
        );
        return action === 'extend' ? (
          <DeedForm
            {...shared}
            then={then}
            call={extendListings}
            fields={[daysField, { ...reasonField, presets: extendReasons }]}
            initial={{ days: '30' }}
            rules={extensionRules}
            body={({ days = '', reason = '' }) => ({ ...chosen, expected: changes, days, reason })}
          >
            {counted}
          </DeedForm>
        ) : (
          <DeedForm
            {...shared}
            then={then}
            call={suspendListings}
            fields={[{ ...reasonField, help: 'Owners read this.', presets: suspendReasons }]}
            rules={deedRules}
            body={({ reason = '' }) => ({ ...chosen, expected: changes, reason })}
            tone="danger"
          >
            {counted}
          </DeedForm>
        );
      }}
    </Shown>
  );
}

const outcomes: Readonly<Record<BulkAction, string>> = {
  extend: 'will get free days, added to their paid time; from today, where that is over.',
  suspend: 'will no longer be seen by customers. Their owners get a mail with your reason.',
};

const excuses: Readonly<Record<BulkAction, string>> = {
  extend: 'because they were never paid for',
  suspend: 'because they are suspended already',
};

const nothingToDo: Readonly<Record<BulkAction, string>> = {
  extend: 'None of these listings can be extended: they were never paid for.',
  suspend: 'All of these listings are suspended already.',
};
