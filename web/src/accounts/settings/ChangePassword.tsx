import { useState } from 'react';
import { listUsers, resetPassword, type SessionUser } from '@aaspaas/contract/accounts/calls';
import {
  type ChangePassword as Values,
  changePasswordRules,
} from '@aaspaas/contract/accounts/rules/change-password';
import { Failure } from '@aaspaas/contract/failure';
import { useForm } from '../../forms/use-form';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../forms/fields/PasswordField';
import { messageOf } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';
import { useSignOutWithMessage } from './use-sign-out-with-message';

const initial: Values = { current: '', password: '', confirm: '' };

export function ChangePassword({ user, onBack }: { user: SessionUser; onBack: () => void }) {
  const { form, reason, onSubmit } = useChangePassword(user);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('current')} />
      <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...form.field('confirm')} />
      {reason !== null && <FormError reason={reason}>Failed to change password. Please try again.</FormError>}
      <Button type="submit" wide busy={form.busy} busyText="Changing password...">
        Change password
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Back to settings
      </Button>
    </form>
  );
}

function useChangePassword(user: SessionUser) {
  const signOutWithMessage = useSignOutWithMessage();
  const [reason, setReason] = useState<string | null>(null);
  const form = useForm({ initial, rules: changePasswordRules });
  const onSubmit = form.submit(async (values) => {
    setReason(null);
    try {
      await change(user, values);
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      if (fields) form.setErrors(fields);
      // An error that a field shows is not repeated.
      return setReason(fields ? '' : messageOf(failure, ''));
    }
    await signOutWithMessage('Password changed successfully! You will be logged out.').catch(() => {});
  });
  return { form, reason, onSubmit };
}

/**
 * The call takes the account's email, or its phone number if it has none. The browser keeps neither, so they are
 * read first.
 */
async function change({ u_id }: SessionUser, { password, current }: Values) {
  const { list } = await send(listUsers, { u_id });
  const email = list[0]?.u_email ?? list[0]?.u_mobile ?? '';
  return send(resetPassword, { email, password, current_password: current });
}
