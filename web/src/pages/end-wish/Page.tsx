import { endWishByLink } from '@aaspaas/contract/search/calls';
import { product } from '@aaspaas/contract/product';
import { MailLinkCard } from '../../accounts/MailLinkCard';
import { useMailLink } from '../../accounts/use-mail-link';
import { send } from '../../api/send';
import { FormError } from '../../forms/FormError';
import { Button, ButtonLink } from '../../ui/Button';
import { say, sayName } from '../../say';
import { sayWith } from '../../say-with';

/** Where the mail about a fulfilled wish leads. */
export function Page() {
  const { isBusy, error, reply, press } = useMailLink((token) => send(endWishByLink, { token }));
  if (reply) {
    return (
      <MailLinkCard title="It has ended">
        <p className="wrap-anywhere">
          {sayWith('We no longer keep that you look for {search} near {place}.', {
            search: <strong>{reply.search}</strong>,
            place: sayName(reply.place),
          })}
        </p>
        <ButtonLink href="/">{say('Go to {product}', { product: product.name })}</ButtonLink>
      </MailLinkCard>
    );
  }
  return (
    <MailLinkCard title="Found what you waited for?">
      <p>
        You asked us to tell you when there is one, and we did. Press the button, and it no longer stands
        among what you wait for.
      </p>
      <FormError>{error}</FormError>
      <Button busy={isBusy} busyText="One moment..." onClick={press}>
        End it
      </Button>
    </MailLinkCard>
  );
}
