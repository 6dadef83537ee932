import { useState } from 'react';
import { forgotPassword } from '@aaspaas/contract/accounts/calls';
import { forgotRules } from '@aaspaas/contract/accounts/rules/recovery';
import { useForm } from '../../forms/use-form';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { send } from '../../api/send';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmailField } from '../../forms/fields/TextField';
import { keepRecovery, recallRecovery, secondsToWait } from './recovery';
import { isLost, isOfKind, serverMessage } from '../../api/failure-messages';
import { FormError } from '../../forms/FormError';
import { useIsMounted } from '../use-is-mounted';

interface Said {
  readonly error: string;
  readonly reason?: string;
}

const nothing: Said = { error: '' };

export function ForgotDialog() {
  const { open, close } = useUrlDialog();
  const isHere = useIsMounted();
  const [said, setSaid] = useState(nothing);
  const [initial] = useState(() => ({ email: recallRecovery().email }));
  const form = useForm({ initial, rules: forgotRules });
  const onSubmit = form.submit(async (values) => {
    const email = values.email.trim().toLowerCase();
    const wrong = hasFreshCode(email) ? nothing : await sendCode(email);
    setSaid(wrong);
    if (!wrong.error && isHere()) open('verify-code');
  });
  return (
    <Dialog open title="Confirm identity" onClose={close}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <EmailField
          label="Email"
          help="The email address of your account."
          autoComplete="username"
          {...form.field('email')}
        />
        <FormError reason={said.reason}>{said.error}</FormError>
        <Button type="submit" wide busy={form.busy} busyText="Sending code...">
          Send code
        </Button>
        <p className="text-center">
          <Button variant="quiet" onClick={() => open('login')}>
            Back to login
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** A code that was sent a moment ago is still valid; asking for another would only make people wait. */
function hasFreshCode(email: string): boolean {
  const recovery = recallRecovery();
  return recovery.email === email && secondsToWait(recovery, Date.now()) > 0;
}

async function sendCode(email: string): Promise<Said> {
  try {
    await send(forgotPassword, { email, u_role: 'user' });
    keepRecovery({ email, sentAt: Date.now(), isVerified: false });
    return nothing;
  } catch (failure) {
    const otherwise = isOfKind(failure, 'declined')
      ? 'Failed to send verification code.'
      : 'Something went wrong.';
    const error = serverMessage(failure) || otherwise;
    return isLost(failure)
      ? { error, reason: 'Please check your internet connection and try again.' }
      : { error };
  }
}
