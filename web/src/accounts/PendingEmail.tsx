import {
  cancelEmailChange,
  readEmailChange,
  resendEmailChange,
} from '@aaspaas/contract/accounts/contact-calls';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { Button } from '../ui/Button';
import { useAction } from './use-action';
import { useRestoreFocus } from './use-restore-focus';
import { say } from '../say';
import { sayWith } from '../say-with';

/** The new email that waits for confirmation. It is read again each time this is mounted. */
export function PendingEmail() {
  const reading = useRead(readEmailChange, {}, send);
  const pending = reading.state === 'loaded' ? reading.reply.pending_email : null;
  useRestoreFocus(pending);
  if (reading.state !== 'loaded' || pending === null) return null;
  return (
    <div role="status" className="rounded-md bg-marigold-soft px-3 pt-3 pb-1 text-marigold-strong">
      <p className="wrap-anywhere">
        {sayWith(
          'Waiting for you to confirm {email}. Open the link in the mail that we sent there; until then nothing changes.',
          { email: <strong>{pending}</strong> },
        )}
      </p>
      <div className="flex flex-wrap gap-x-2">
        <ActionButton label="Send again" call={resendEmailChange} onDone={reading.retry} />
        <ActionButton label="Cancel" call={cancelEmailChange} onDone={reading.retry} />
      </div>
    </div>
  );
}

interface ActionButtonProps {
  readonly label: string;
  readonly call: typeof resendEmailChange | typeof cancelEmailChange;
  onDone(): void;
}

function ActionButton({ label, call, onDone }: ActionButtonProps) {
  const { isBusy, act } = useAction(() => send(call, {}), onDone);
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={act}>
      {label}
    </Button>
  );
}

/** Shown beside 'saved', because everything except the email has been saved. */
export const pendingSentence = (email: string): string =>
  say('We sent a mail to {email}. Open its link to confirm your new address.', { email });
