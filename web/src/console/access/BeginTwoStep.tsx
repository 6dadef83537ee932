import { offerTwoStep } from '@aaspaas/contract/console/access/calls';
import { Failure } from '@aaspaas/contract/failure';
import { useState } from 'react';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { PasswordField } from '../../forms/fields/PasswordField';
import { FormError } from '../../forms/FormError';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import type { Offer } from './offer';

/** What it is for and what is needed; the password too, where the log-in is some minutes ago. */
export function BeginTwoStep({ onOffer }: { onOffer: (offer: Offer) => void }) {
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
