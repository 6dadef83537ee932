import { useState } from 'react';
import { type MailRecord, readMail } from '@aaspaas/contract/console/outbox/calls';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';

/** The words of a mail, after a fresh code. That somebody read them is written down. */
export function MailText({ mail: { mail_id, recipient, subject } }: { mail: MailRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Read the mail to ${recipient}`}
        onClick={() => setOpen(true)}
      >
        Read
      </Button>
      {isOpen && (
        <Dialog open title={subject} onClose={() => setOpen(false)}>
          <Words mailId={mail_id} />
        </Dialog>
      )}
    </>
  );
}

function Words({ mailId }: { mailId: number }) {
  const reading = useConsoleRead(readMail, { mail_id: mailId });
  return (
    <Shown reading={reading}>
      {({ text }) => <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    </Shown>
  );
}
