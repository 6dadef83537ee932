import { useEffect } from 'react';
import { undoContactChange } from '@aaspaas/contract/accounts/contact-calls';
import { MailLinkCard } from '../../accounts/MailLinkCard';
import { keepRecovery } from '../../accounts/recovery/recovery';
import { FormError } from '../../forms/FormError';
import { useMailLink } from '../../accounts/use-mail-link';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { send, signedOutEvent } from '../../api/send';
import { Button } from '../../ui/Button';
import { sayWith } from '../../say-with';

/** Where the mail to the old address leads. */
export function Page() {
  const { isBusy, error, reply, press } = useMailLink((token) => send(undoContactChange, { token }));
  if (reply) return <Undone email={reply.email} />;
  return (
    <MailLinkCard title="Was this change not yours?">
      <p>
        Press the button, and your account is again as it was before the change. All devices are logged out,
        and the old password stops working, because whoever made the change knew it. Then you choose a new
        one.
      </p>
      <p>If you made the change yourself, close this page: nothing happens.</p>
      <FormError>{error}</FormError>
      <Button variant="danger" busy={isBusy} busyText="One moment..." onClick={press}>
        This was not me: undo it
      </Button>
    </MailLinkCard>
  );
}

function Undone({ email }: { email: string }) {
  const { open } = useUrlDialog();
  useEffect(() => {
    // Whoever is signed in here may just have been logged out with everybody else.
    dispatchEvent(new Event(signedOutEvent));
    // The server has given this browser leave to set a password, as a right code does.
    keepRecovery({ email, sentAt: Date.now(), isVerified: true });
  }, [email]);
  return (
    <MailLinkCard title="Your account is as it was before">
      <p className="wrap-anywhere">
        {sayWith(
          'Everybody is logged out, and the old password does not work any more. Choose a new one for {email} now; in ten minutes you would need a code for it.',
          { email: <strong>{email}</strong> },
        )}
      </p>
      <Button onClick={() => open('reset-password')}>Choose a new password</Button>
    </MailLinkCard>
  );
}
