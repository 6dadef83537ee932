import { dropMails, type MailRecord, resendMails, readMail } from '@aaspaas/contract/console/outbox/calls';
import type { MailState } from '@aaspaas/contract/console/outbox/states';
import * as paths from '@aaspaas/contract/console/paths';
import { Badge, type BadgeState } from '../../ui/Badge';
import type { Column } from '../ConsoleTable';
import { ActionButton } from '../ActionButton';
import { Email } from '../Facts';
import { sayTime } from '../say-time';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useConsoleRead } from '../read-again';
import { Shown } from '../Shown';

const states: Readonly<Record<MailState, { readonly badge: BadgeState; readonly label: string }>> = {
  waiting: { badge: 'waiting', label: 'Waits' },
  sending: { badge: 'waiting', label: 'Is being sent' },
  failed: { badge: 'bad', label: 'Failed, is tried again' },
  'given-up': { badge: 'bad', label: 'Given up' },
  sent: { badge: 'good', label: 'Sent' },
};

export const mailColumns: readonly Column<MailRecord>[] = [
  { title: 'To', breaks: 'anywhere', cell: (mail) => <Recipient mail={mail} /> },
  { title: 'Subject', breaks: 'anywhere', cell: ({ subject }) => subject },
  { title: 'Status', cell: (mail) => <State mail={mail} /> },
  { title: 'Written', cell: ({ made_at }) => sayTime(new Date(made_at)) },
  { title: 'What to do', cell: (mail) => <Actions mail={mail} /> },
];

const Recipient = ({ mail: { recipient, account_id } }: { mail: MailRecord }) =>
  account_id === null ? (
    <Email email={recipient} />
  ) : (
    <a href={`${paths.people}/${account_id}`}>
      <Email email={recipient} />
    </a>
  );

function State({ mail }: { mail: MailRecord }) {
  const { badge, label } = states[mail.state];
  return (
    <div className="grid justify-items-start gap-1">
      <Badge state={badge}>{label}</Badge>
      {mail.why && (
        <p className="text-sm" title={mail.error ?? undefined}>
          {mail.why}
        </p>
      )}
      {mail.sent_at && <p className="text-sm text-ink-soft">{sayTime(new Date(mail.sent_at))}</p>}
      {mail.tries > 0 && mail.next_try_at && (
        <p className="text-sm text-ink-soft">
          Tried {mail.tries === 1 ? 'once' : `${mail.tries} times`}, next at{' '}
          {sayTime(new Date(mail.next_try_at))}
        </p>
      )}
    </div>
  );
}

function Actions({ mail }: { mail: MailRecord }) {
  const { mail_id, recipient, state, is_secret, can_resend } = mail;
  const hasFailed = state === 'failed' || state === 'given-up';
  if (state === 'sent') return '–';
  return (
    <div className="flex flex-wrap gap-2">
      {can_resend && (
        <ActionButton
          call={resendMails}
          body={{ mail_id }}
          label="Send again"
          name={`Send the mail to ${recipient} again`}
          size="small"
          confirm={{
            title: `Send the mail to ${recipient} again?`,
            text: 'It goes out within a minute.',
            verb: 'Send it',
          }}
          done={({ message }) => message}
        />
      )}
      {!is_secret && (can_resend || !hasFailed) && <MailText mail={mail} />}
      {is_secret && <p className="text-sm text-ink-soft">Brings a code or a link. Nobody reads it here.</p>}
      {hasFailed && (
        <ActionButton
          call={dropMails}
          body={{ mail_id }}
          label="Take off the list"
          name={`Take the mail to ${recipient} off the list`}
          size="small"
          tone="quiet"
          confirm={{
            title: 'Take this mail off the list?',
            text: `The mail to ${recipient} is not sent, and cannot be brought back.`,
            verb: 'Take off',
          }}
          done={({ message }) => message}
        />
      )}
    </div>
  );
}

/** The words of a mail, after a fresh code. That somebody read them is written down. */
function MailText({ mail: { mail_id, recipient, subject } }: { mail: MailRecord }) {
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
