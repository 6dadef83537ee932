import { useState } from 'react';
import { navigate } from '../router/address';
import { login } from '@aaspaas/contract/accounts/calls';
import { loginRules } from '@aaspaas/contract/accounts/login.rules';
import { homeOf } from '@aaspaas/contract/accounts/roles';
import { Failure } from '@aaspaas/contract/failure';
import { useForm } from '../forms/use-form';
import { send } from '../server/send';
import { useSession } from '../session/session';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { Dialog } from '../ui/Dialog';
import { FieldError } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import { useAddressDialog } from '../router/use-address-dialog';

const initial = { email: '', password: '', remember: false };

export function LoginDialog() {
  const { open, close } = useAddressDialog();
  const { signIn } = useSession();
  const [trouble, setTrouble] = useState('');
  const form = useForm({ initial, rules: loginRules });

  const onSubmit = form.submit(async (values) => {
    setTrouble('');
    try {
      const { user } = await send(login, values);
      signIn(user);
      navigate(homeOf(user.role), { replace: true });
    } catch (failure) {
      setTrouble(sentenceOf(failure));
    }
  });

  return (
    <Dialog open title="Welcome Back" onClose={close}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label="Email or mobile number"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <CheckboxField label="Remember me" {...form.field('remember')} />
        {trouble && (
          <div role="alert">
            <FieldError>{trouble}</FieldError>
          </div>
        )}
        <Button type="submit" wide busy={form.busy} busyText="Signing in...">
          Log in
        </Button>
        <p className="text-center">
          New here?{' '}
          <Button variant="quiet" onClick={() => open('sign-up')}>
            Sign up
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function sentenceOf(failure: unknown): string {
  return failure instanceof Failure ? failure.message : 'Something went wrong, please try again.';
}
