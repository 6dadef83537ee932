import { useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../forms/fields/PasswordField';
import { FormError } from '../../forms/FormError';
import { useDeleteAccount } from './use-delete-account';

export function DeleteAccount({ user, onBack }: { user: SessionUser; onBack: () => void }) {
  const [password, setPassword] = useState('');
  const { remove, isBusy, error, reason, wantsPassword } = useDeleteAccount(user);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void remove(password);
      }}
    >
      <p>
        Are you sure you want to delete your account? This action cannot be undone. All your data will be
        permanently removed.
      </p>
      {wantsPassword && (
        <PasswordField
          label="Password"
          help="So that nobody else with your phone can do this."
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <FormError reason={reason}>{error}</FormError>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} busyText="Deleting...">
          Yes, Delete Account
        </Button>
      </div>
    </form>
  );
}
