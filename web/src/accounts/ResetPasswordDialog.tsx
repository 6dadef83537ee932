import { useState } from 'react';
import { resetPassword } from '@aaspaas/contract/accounts/calls';
import { resetRules } from '@aaspaas/contract/accounts/recovery.rules';
import { useForm } from '../forms/use-form';
import { useAddressDialog } from '../router/use-address-dialog';
import { send } from '../server/send';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PasswordField } from '../ui/PasswordField';
import { KnownUsername } from './KnownUsername';
import { keepRecovery } from './recovery';
import { anyWords, refuseFalse } from './sentences';
import { Trouble } from './Trouble';
import { useIsHere } from './use-is-here';
import { useRecovery } from './use-recovery';

const initial = { password: '', confirm: '' };

export function ResetPasswordDialog() {
  const { open, close } = useAddressDialog();
  const { recovery, isReady } = useRecovery(({ isVerified }) => isVerified);
  const isHere = useIsHere();
  const [trouble, setTrouble] = useState('');
  const form = useForm({ initial, rules: resetRules });
  const onSubmit = form.submit(async ({ password }) => {
    setTrouble('');
    try {
      refuseFalse(await send(resetPassword, { email: recovery.email, password }));
      // The address stays, for the login that follows.
      keepRecovery({ email: recovery.email, sentAt: 0, isVerified: false });
      if (isHere()) open('reset-done');
    } catch (failure) {
      setTrouble(anyWords(failure, 'Something went wrong, please try again.'));
    }
  });
  if (!isReady) return null;
  return (
    <Dialog open title="Reset Password" onClose={close}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <KnownUsername>{recovery.email}</KnownUsername>
        <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirm')} />
        <Trouble>{trouble}</Trouble>
        <Button type="submit" wide busy={form.busy} busyText="Saving...">
          Reset Password
        </Button>
        {trouble && (
          <p className="text-center">
            <Button variant="quiet" onClick={() => open('forgot')}>
              Ask for a new code
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  );
}
