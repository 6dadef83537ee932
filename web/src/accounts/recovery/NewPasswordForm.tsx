import { useState } from 'react';
import { resetPassword } from '@aaspaas/contract/accounts/calls';
import { type Reset, resetRules } from '@aaspaas/contract/accounts/rules/recovery';
import { Failure } from '@aaspaas/contract/failure';
import { useForm } from '../../forms/use-form';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../forms/fields/PasswordField';
import { messageOf } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';

const initial: Reset = { password: '', confirm: '' };

interface NewPasswordFormProps {
  readonly email: string;
  /** The token of a mailed link. Without it, the browser has a verified code. */
  readonly link?: string;
  onDone(): void;
  /** Called with an error about the whole form, so that a way to continue can be offered beside it. */
  onError?(error: string): void;
}

/** The new password, twice. Whatever happens, what was typed stays. */
export function NewPasswordForm({ email, link, onDone, onError }: NewPasswordFormProps) {
  const [error, setError] = useState('');
  const form = useForm({ initial, rules: resetRules });
  const say = (says: string) => {
    setError(says);
    onError?.(says);
  };
  const onSubmit = form.submit(async ({ password }) => {
    say('');
    try {
      await send(resetPassword, { email, password, ...(link !== undefined && { link }) });
    } catch (failure) {
      const fields = failure instanceof Failure ? failure.details.fields : undefined;
      // An error that a field shows is not repeated.
      return fields
        ? form.setErrors(fields)
        : say(messageOf(failure, 'Something went wrong, please try again.'));
    }
    onDone();
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <HiddenUsernameField>{email}</HiddenUsernameField>
      <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirm')} />
      <FormError>{error}</FormError>
      <Button type="submit" wide busy={form.busy} busyText="Saving...">
        Reset Password
      </Button>
    </form>
  );
}

/** Tells password managers whose password is being changed. */
function HiddenUsernameField({ children }: { children: string }) {
  return <input hidden readOnly type="text" autoComplete="username" value={children} />;
}
