import { useState } from 'react';
import { offerTwoStep, readTwoStep } from '@aaspaas/contract/console/access/calls';
import { Failure } from '@aaspaas/contract/failure';
import { consoleHome } from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { navigate, useUrl } from '../../current-url/url';
import { PasswordField } from '../../forms/fields/PasswordField';
import { FormError } from '../../forms/FormError';
import { useForm } from '../../forms/use-form';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { ConsoleFrame } from '../ConsoleFrame';
import { readAgain, usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { type Offer, ScanCode } from './ScanCode';
import { TwoStepIsOn } from './TwoStepIsOn';

/** The second step of one's own login: setting it up, its recovery codes, another phone. */
export const TwoStepPage = () => (
  <ConsoleFrame title="Your second step">
    <TwoStep />
  </ConsoleFrame>
);

function TwoStep() {
  const { query } = useUrl();
  const reading = usePageRead(readTwoStep);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]) => {
    setOffer(null);
    setCodes(made);
    readAgain();
  };
  const finish = () => {
    setCodes(null);
    const next = query.get('next') ?? '';
    // Only to where the question for the code came from.
    if (new RegExp(`^${consoleHome}(?:[/?]|$)`).test(next)) navigate(next, { replace: true });
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={finish} />;
  if (offer) return <ScanCode offer={offer} onConfirmed={show} onAgain={() => setOffer(null)} />;
  return (
    <Shown reading={reading}>
      {({ on_since, codes_left }) =>
        on_since === null ? (
          <BeginTwoStep onOffer={setOffer} />
        ) : (
          <TwoStepIsOn since={on_since} codesLeft={codes_left} onOffer={setOffer} onCodes={show} />
        )
      }
    </Shown>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onKept(): void;
}

/** Shown once: the server keeps only hashes of them. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { user } = useSession();
  return (
    <section aria-labelledby="recovery-codes" className="grid max-w-xl gap-4">
      <h2 id="recovery-codes" className="text-xl">
        Your recovery codes
      </h2>
      <p>
        If your phone is lost or broken, one of these lets you in. Each works once.{' '}
        <strong>They are not shown again</strong>: print them or copy them to where you find them without your
        phone.
      </p>
      <p className="hidden print:block">
        {product.name}, {user?.name}
      </p>
      <ol className="card grid grid-cols-2 gap-x-6 gap-y-2 p-4 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button variant="secondary" size="small" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className="print:hidden">
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </section>
  );
}

/** What it is for and what is needed; the password too, where the log-in is some minutes ago. */
function BeginTwoStep({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const [asksPassword, setAsksPassword] = useState(false);
  const [error, setError] = useState('');
  const form = useForm({ initial: { password: '' }, rules: {} });
  const onSubmit = form.submit(async ({ password }) => {
    setError('');
    try {
      onOffer(await send(offerTwoStep, asksPassword ? { password } : {}));
    } catch (failure) {
      const message = failure instanceof Failure ? failure.details.fields?.['password'] : undefined;
      if (message && asksPassword) form.setErrors({ password: message });
      else if (message) setAsksPassword(true);
      else setError(messageOf(failure, 'Something went wrong, please try again.'));
    }
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-xl gap-4">
      <p>
        Whoever knows your password could confirm payments or change where the money goes. So Aaspaas also
        asks for a code that only your phone shows. You need it before you can change anything.
      </p>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>
          Get an app that shows such codes, if your phone has none: Google Authenticator, Microsoft
          Authenticator, Aegis or the Passwords app of an iPhone.
        </li>
        <li>Scan the code that comes next with that app.</li>
        <li>Type the six digits that the app shows, and keep the recovery codes.</li>
      </ol>
      {asksPassword && (
        <PasswordField
          label="Your password"
          help="You logged in a while ago. So that nobody else at your computer can do this."
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <FormError>{error}</FormError>
      <div>
        <Button type="submit" busy={form.busy}>
          Set it up
        </Button>
      </div>
    </form>
  );
}
