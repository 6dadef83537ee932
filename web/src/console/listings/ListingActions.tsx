import { extendListing, type ListingCase, restoreListing } from '@aaspaas/contract/console/listings/calls';
import { extensionRules, listingReasonRules } from '@aaspaas/contract/console/listings/rules/reason';
import { lifeRow } from '@aaspaas/contract/payments/listing-life';
import { listShops } from '@aaspaas/contract/shops/calls';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { editorName, ShopEditor } from '../../shops/edit/ShopEditor';
import { Button } from '../../ui/Button';
import { useProof } from '../access/ProofProvider';
import { ActionDialog } from '../ActionForm';
import { readAgain } from '../read-again';
import { useMay } from '../use-may';
import { daysField, extendReasons, reasonField, restoreReasons } from './fields';
import { SuspendListing } from './SuspendListing';

/** What this admin may do to the listing in its status, by the table of lives. */
export function ListingActions({ listing }: { listing: ListingCase }) {
  const mayChange = useMay('change listings');
  const maySettle = useMay('settle payments');
  const can = (action: 'suspend' | 'restore' | 'extend') => lifeRow(action, 'admin', listing.status) !== null;
  const { sh_id: id, name } = listing;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {mayChange && can('restore') && <Restore id={id} name={name} />}
      {maySettle && can('extend') && <Extend listing={listing} />}
      {mayChange && <EditForOwner id={id} />}
      {mayChange && can('suspend') && <SuspendListing id={id} name={name} />}
    </div>
  );
}

const Restore = ({ id, name }: { id: number; name: string }) => (
  <ActionDialog
    button="End the suspension"
    buttonTone="primary"
    title={`End the suspension of ${name}`}
    call={restoreListing}
    fields={[{ ...reasonField, help: 'Only admins see this, not the owner.', presets: restoreReasons }]}
    rules={listingReasonRules}
    body={({ reason = '' }) => ({ sh_id: id, reason })}
    label="End it"
    done="The suspension is over."
  >
    <p>
      If its paid time is not over, it is live again at once, and the owner gets a mail. Otherwise it waits
      for a payment.
    </p>
  </ActionDialog>
);

function Extend({ listing: { sh_id: id, name, paid_until: until } }: { listing: ListingCase }) {
  return (
    <ActionDialog
      button="Extend"
      title={`Extend ${name}`}
      call={extendListing}
      fields={[
        daysField,
        { ...reasonField, help: 'Only admins see this, not the owner.', presets: extendReasons },
      ]}
      initial={{ days: '30' }}
      rules={extensionRules}
      body={({ days = '', reason = '' }) => ({ sh_id: id, days, reason })}
      label="Extend it"
      done="The listing has its days."
    >
      <p>
        {until ? 'Free days, added to its paid time; from today, if that is over.' : 'Free days, from today.'}
      </p>
    </ActionDialog>
  );
}

/** The owner's own editor, opened by an admin. The server marks such an edit and mails it to the owner. */
function EditForOwner({ id }: { id: number }) {
  const { open, shown } = useUrlDialog();
  const { ask } = useProof();
  const isOpen = shown === editorName;
  const reading = useRead(listShops, isOpen ? { sh_id: id } : null, send);
  const shop = isOpen && reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => open(editorName)}
        busy={isOpen && reading.state === 'loading'}
      >
        Edit for the owner
      </Button>
      {shop && <ShopEditor shop={shop} prove={ask} onChanged={readAgain} />}
    </>
  );
}
