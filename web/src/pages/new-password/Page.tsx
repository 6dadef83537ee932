import { useState } from 'react';
import { product } from '@aaspaas/contract/product';
import { MailLinkCard } from '../../accounts/MailLinkCard';
import { NewPasswordForm } from '../../accounts/recovery/NewPasswordForm';
import { keepRecovery } from '../../accounts/recovery/recovery';
import { FormError } from '../../forms/FormError';
import { type ResetLink, useResetLink } from './use-reset-link';
import { currentUrl, navigate } from '../../current-url/url';
import { Button, ButtonLink } from '../../ui/Button';

/** Where the link in a recovery mail leads. */
export function Page() {
  const { link, readAgain } = useResetLink();
  const [isDone, setDone] = useState(false);
  const onDone = () => {
    // The address stays, for the login that follows; the token is used up and need not stand in the bar.
    keepRecovery({ email: link.email, sentAt: 0, isVerified: false });
    navigate(currentUrl(), { replace: true });
    setDone(true);
  };
  if (isDone) return <Done />;
  return (
    <MailLinkCard title="Choose a new password">
      {link.error && <NoLink link={link} onRetry={readAgain} />}
      {link.email ? (
        <>
          <p>
            For the {product.name} account of <strong className="wrap-anywhere">{link.email}</strong>.
          </p>
          <NewPasswordForm email={link.email} link={link.token} onDone={onDone} />
        </>
      ) : (
        !link.error && <p>Looking at your link…</p>
      )}
    </MailLinkCard>
  );
}

function NoLink({ link, onRetry }: { link: ResetLink; onRetry: () => void }) {
  return (
    <>
      <FormError>{link.error}</FormError>
      {link.isLost ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <ButtonLink href="/?open=forgot">Ask for a new one</ButtonLink>
      )}
    </>
  );
}

function Done() {
  return (
    <MailLinkCard title="Password changed">
      <p>Your new password is set, and you are logged out everywhere else. Log in with it now.</p>
      {/* By a new page: whoever was logged in here is not any more. */}
      <Button onClick={() => location.assign('/?open=login')}>Go to Login</Button>
    </MailLinkCard>
  );
}
