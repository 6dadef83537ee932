import { useState } from 'react';
import { login, type SessionUser } from '@aaspaas/contract/accounts/calls';
import { type Login, loginRules } from '@aaspaas/contract/accounts/rules/login';
import { product } from '@aaspaas/contract/product';
import { useForm } from '../forms/use-form';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { send } from '../api/send';
import { useSession } from '../session/session';
import { Button } from '../ui/Button';
import { CheckboxField } from '../forms/fields/CheckboxField';
import { Dialog } from '../ui/dialogs/Dialog';
import { PasswordField } from '../forms/fields/PasswordField';
import { TextField } from '../forms/fields/TextField';
import { ListYourShop } from './ListYourShop';
import { WhyAsked } from './WhyAsked';
import { forgetRecovery, keepRecovery, recallRecovery } from './recovery/recovery';
import { loginSentence } from './sentences';
import { FormError } from '../forms/FormError';
import { useAfterSignIn } from './use-after-sign-in';
import { useSignUpInstead } from './use-asked-for';
import { useIsMounted } from './use-is-mounted';
import { say } from '../say';

export function LoginDialog() {
  const { shown, close } = useUrlDialog();
  const signUp = useSignUpInstead();
  // It stays while the next dialog loads, which the url names already.
  const [isNew] = useState(shown === 'welcome');
  return (
    <Dialog
      open
      title={isNew ? say('Welcome to {product}', { product: product.name }) : 'Welcome Back'}
      onClose={close}
    >
      <WhyAsked />
      {isNew && <ForNewcomers onSignUp={signUp} />}
      <LoginForm variant={isNew ? 'secondary' : 'primary'} />
      {!isNew && (
        <div className="grid gap-4 pt-4">
          <p className="text-center">
            New here?{' '}
            <Button variant="quiet" onClick={signUp}>
              Sign up
            </Button>
          </p>
          <ListYourShop />
        </div>
      )}
    </Dialog>
  );
}

/** Stands first for whoever pressed 'Get started now'. */
function ForNewcomers({ onSignUp }: { onSignUp: () => void }) {
  return (
    <div className="grid gap-3 pb-4">
      <Button wide onClick={onSignUp}>
        Create your account
      </Button>
      <ListYourShop />
      <p className="border-t border-line pt-4 font-medium">Been here before? Log in:</p>
    </div>
  );
}

function LoginForm({ variant }: { variant: 'primary' | 'secondary' }) {
  const { open } = useUrlDialog();
  const { form, error, onSubmit } = useLogin();
  const forgot = () => {
    const { email } = form.values;
    // A phone number signs in too, but a code can only be sent to an email.
    if (email.includes('@')) keepRecovery({ ...recallRecovery(), email: email.trim(), isVerified: false });
    open('forgot');
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <TextField
        label="Email or mobile number"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.field('password')}
        // One message stands for both fields.
        error={form.errors.email ? undefined : form.errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <CheckboxField label="Remember me" {...form.field('remember')} />
        <span className="-mr-4">
          <Button variant="quiet" onClick={forgot}>
            Forgot password?
          </Button>
        </span>
      </div>
      <FormError>{error}</FormError>
      <Button type="submit" variant={variant} wide busy={form.busy} busyText="Signing in...">
        Log in
      </Button>
    </form>
  );
}

type LoginValues = Login & { readonly remember: boolean };

function useLogin() {
  const { signIn } = useSession();
  const isHere = useIsMounted();
  const leaveAfterSignIn = useAfterSignIn();
  const [error, setError] = useState('');
  const [initial] = useState<LoginValues>(() => ({
    email: recallRecovery().email,
    password: '',
    remember: false,
  }));
  const form = useForm({ initial, rules: loginRules });
  const submit = form.submit(async (values) => {
    try {
      const user = await askFor(values);
      if (typeof user === 'string') return setError(user);
      forgetRecovery();
      signIn(user);
      if (isHere()) leaveAfterSignIn(user);
    } catch (failure) {
      setError(loginSentence(failure));
    }
  });
  const onSubmit: typeof submit = (event) => {
    if (!form.busy) setError('');
    submit(event);
  };
  return { form, error, onSubmit };
}

/** Returns the person, or the message that says why the login failed. */
async function askFor(values: LoginValues): Promise<SessionUser | string> {
  // The contract promises a user; M-508 says what to do without one.
  const reply: { user?: SessionUser } = await send(login, values);
  return reply.user ?? 'Login failed: No user data received.';
}
