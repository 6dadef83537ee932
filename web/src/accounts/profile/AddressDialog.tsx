import { editProfile, listUsers, type SessionUser, type UserRecord } from '@aaspaas/contract/accounts/calls';
import { type Address, addressRules } from '@aaspaas/contract/accounts/rules/address';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { upload } from '../../api/upload';
import { useRead } from '../../api/use-read';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { TextField } from '../../forms/fields/TextField';
import { FormError } from '../../forms/FormError';
import { useForm } from '../../forms/use-form';
import { PinCodeField } from '../../places/PinCodeField';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';
import { useToast } from '../../ui/toasts/Toast';
import { RequireSignIn } from '../RequireSignIn';
import { useState } from 'react';

/** The second part of a sign-up, for whenever somebody likes. */
export function AddressDialog() {
  return <RequireSignIn>{(user) => <MyAddress user={user} />}</RequireSignIn>;
}

function MyAddress({ user }: { user: SessionUser }) {
  const { close } = useUrlDialog();
  const reading = useRead(listUsers, { u_id: user.u_id }, send);
  const record = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return (
    <Dialog open title="Your address" onClose={close}>
      {reading.state === 'loading' && <ListSkeleton rows={3} />}
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {record && <AddressForm record={record} onDone={close} />}
    </Dialog>
  );
}

function AddressForm({ record, onDone }: { record: UserRecord; onDone: () => void }) {
  const { form, error, submit } = useAddress(record, onDone);
  const typed = (name: keyof Address) => ({
    ...form.field(name),
    onChange: (text: string) => form.set(name)(stripScripts(text)),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-soft">Used when you send a delivery agent.</p>
      <TextField label="Address" autoComplete="street-address" {...typed('address')} />
      <PinCodeField
        label="PIN code"
        {...form.field('zipCode')}
        fills={{ district: typed('district'), state: typed('state') }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="District" autoComplete="address-level2" {...typed('district')} />
        <TextField label="State" autoComplete="address-level1" {...typed('state')} />
      </div>
      <FormError>{error}</FormError>
      <div className="grid gap-1">
        <Button type="submit" wide busy={form.busy} busyText="Saving...">
          Save address
        </Button>
        <Button variant="quiet" wide onClick={onDone}>
          Later
        </Button>
      </div>
    </form>
  );
}

function useAddress(record: UserRecord, onDone: () => void) {
  const { signIn } = useSession();
  const toast = useToast();
  const [error, setError] = useState('');
  const form = useForm<Address>({ initial: addressOf(record), rules: addressRules });
  const submit = form.submit(async ({ address, district, state, zipCode }) => {
    setError('');
    const fields = { u_id: record.u_id, address, district, state, zip_code: zipCode };
    try {
      const { user } = await upload(editProfile, fields, {});
      toast('success', 'Your address is saved.');
      // The header may show its place.
      if (user) signIn(user);
      onDone();
    } catch (failure) {
      setError(messageOf(failure, 'Something went wrong, please try again.'));
    }
  });
  return { form, error, submit };
}

const addressOf = (record: UserRecord): Address => ({
  address: record.u_address,
  district: record.u_district,
  state: record.state,
  zipCode: record.zip_code,
});
