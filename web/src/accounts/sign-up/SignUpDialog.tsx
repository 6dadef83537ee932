import { useEffect, useState } from 'react';
import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { product } from '@aaspaas/contract/product';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/Icon';
import { ListYourShop } from '../ListYourShop';
import { SignUpFields } from './SignUpFields';
import { TakenAccount } from '../TakenAccount';
import { WhyAsked } from '../WhyAsked';
import { FormError } from '../../forms/FormError';
import { useAfterSignIn } from '../use-after-sign-in';
import { useIsMounted } from '../use-is-mounted';
import { splitContact, useSignUp } from './use-sign-up';
import { say } from '../../say';

const welcomeMs = 2000;

export function SignUpDialog() {
  const [newcomer, setNewcomer] = useState<SessionUser | null>(null);
  const { signIn } = useSession();
  const isHere = useIsMounted();
  const onDone = (user: SessionUser) => (isHere() ? setNewcomer(user) : signIn(user));
  return newcomer ? <Welcome newcomer={newcomer} /> : <SignUp onDone={onDone} />;
}

function SignUp({ onDone }: { onDone: (user: SessionUser) => void }) {
  const { open, close } = useUrlDialog();
  const { form, error, isTaken, onSubmit } = useSignUp(onDone);
  return (
    <Dialog open title="Sign Up" onClose={close}>
      <WhyAsked />
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <SignUpFields form={form} />
        <FormError>{error}</FormError>
        {isTaken && <TakenAccount {...splitContact(form.values.contact)} />}
        <Button type="submit" wide busy={form.busy} busyText="Creating account...">
          Sign Up
        </Button>
        <p className="text-center">
          Already have an account?{' '}
          <Button variant="quiet" onClick={() => open('login')}>
            Sign in
          </Button>
        </p>
        <ListYourShop />
      </form>
    </Dialog>
  );
}

function Welcome({ newcomer }: { newcomer: SessionUser }) {
  const { signIn } = useSession();
  const leaveAfterSignIn = useAfterSignIn();
  const leave = () => {
    signIn(newcomer);
    leaveAfterSignIn(newcomer);
  };
  useEffect(() => {
    const timer = setTimeout(leave, welcomeMs);
    // The account exists and its session has begun, however this dialog is closed.
    return () => {
      clearTimeout(timer);
      signIn(newcomer);
    };
    // Runs once, while the dialog is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog open title={say('Hello, {name}', { name: newcomer.name })} onClose={leave}>
      <div role="alert" className="flex items-start gap-3 pb-4">
        <Icon name="circle-check" className="shrink-0 text-leaf" />
        <p>{say('Account created successfully! Welcome to {product}!', { product: product.name })}</p>
      </div>
      <Button wide onClick={leave}>
        Continue
      </Button>
    </Dialog>
  );
}
