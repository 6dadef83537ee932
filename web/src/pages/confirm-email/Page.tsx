import { confirmEmailChange } from '@aaspaas/contract/accounts/contact-calls';
import { product } from '@aaspaas/contract/product';
import { send } from '../../api/send';
import { MailLinkCard } from '../../accounts/MailLinkCard';
import { FormError } from '../../forms/FormError';
import { useMailLink } from '../../accounts/use-mail-link';
import { Button, ButtonLink } from '../../ui/Button';
import { say } from '../../say';
import { sayWith } from '../../say-with';

/** Where the mail to a new address leads. */
export function Page() {
  const { isBusy, error, reply, press } = useMailLink((token) => send(confirmEmailChange, { token }));
  if (reply) {
    return (
      <MailLinkCard title="Your email address is changed">
        <p className="wrap-anywhere">
          {sayWith('From now on you log in with {email}, and we write to it.', {
            email: <strong>{reply.email}</strong>,
          })}
        </p>
        <ButtonLink href="/">{say('Go to {product}', { product: product.name })}</ButtonLink>
      </MailLinkCard>
    );
  }
  return (
    <MailLinkCard title="Confirm your new email address">
      <p>
        {say(
          'Press the button to use the address that this mail came to for your {product} account. If you did not ask for this, close the page: nothing happens.',
          { product: product.name },
        )}
      </p>
      <FormError>{error}</FormError>
      <Button busy={isBusy} busyText="One moment..." onClick={press}>
        Confirm this address
      </Button>
    </MailLinkCard>
  );
}
