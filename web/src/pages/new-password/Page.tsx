import { withPrefix } from '../../current-url/language-prefix';
import { useState, useCallback, useEffect } from 'react';
import { product } from '@aaspaas/contract/product';
import { MailLinkCard } from '../../accounts/MailLinkCard';
import { NewPasswordForm } from '../../accounts/recovery/NewPasswordForm';
import { keepRecovery } from '../../accounts/recovery/recovery';
import { FormError } from '../../forms/FormError';
import { currentUrl, navigate } from '../../current-url/url';
import { Button, ButtonLink } from '../../ui/Button';
import { readResetLink } from '@aaspaas/contract/accounts/calls';
import { send } from '../../api/send';
import { messageOf, isLost } from '../../api/failure-messages';
import { sayWith } from '../../say-with';

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
            {sayWith('For the {product} account of {email}.', {
              product: product.name,
              email: <strong className="wrap-anywhere">{link.email}</strong>,
            })}
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
      <Button onClick={() => location.assign(withPrefix('/?open=login'))}>Go to Login</Button>
    </MailLinkCard>
  );
}

interface ResetLink {
  readonly token: string;
  /** Whose password is set; empty until that is known. */
  readonly email: string;
  readonly error: string;
  /** The network failed, so the same link may still work. */
  readonly isLost: boolean;
}

const unread: ResetLink = { token: '', email: '', error: '', isLost: false };

/**
 * The link that the page was opened with. Its token stands after the '#', because browsers do not send that part.
 * Reading the token does not use it up, because mail scanners open every link.
 */
function useResetLink() {
  const [link, setLink] = useState(unread);
  const read = useCallback(async () => {
    const token = location.hash.slice(1);
    setLink(token ? { ...unread, token } : { ...unread, error: incomplete });
    if (token) setLink(await readLink(token));
  }, []);
  useEffect(() => void read(), [read]);
  return { link, readAgain: () => void read() };
}

const incomplete = 'This link is not complete. Please open it once more from the mail.';

async function readLink(token: string): Promise<ResetLink> {
  try {
    const { email } = await send(readResetLink, { link: token });
    return { ...unread, token, email };
  } catch (failure) {
    const error = messageOf(failure, 'Something went wrong, please try again.');
    return { ...unread, token, error, isLost: isLost(failure) };
  }
}
