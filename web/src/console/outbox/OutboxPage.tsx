import type { ReplyOf } from '@aaspaas/contract/call';
import { dropMails, listMails, resendMails } from '@aaspaas/contract/console/outbox/calls';
import type { MailFilter } from '@aaspaas/contract/console/outbox/states';
import { sendTestMail } from '@aaspaas/contract/console/today/calls';
import { sayNumber } from '@aaspaas/contract/say-number';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { ConsoleTable, Pager } from '../ConsoleTable';
import { ActionButton } from '../ActionButton';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { mailColumns } from './mail-columns';

const shown: readonly { value: MailFilter; label: string }[] = [
  { value: 'unsent', label: 'Not sent yet' },
  { value: 'sent', label: 'Sent' },
  { value: 'all', label: 'All' },
];

/** Every mail that we have sent, or tried to. */
export function OutboxPage() {
  const url = useUrl();
  const reading = usePageRead(listMails);
  return (
    <ConsoleFrame title="Mail" actions={<TestButton />}>
      <FilterForm url={url}>
        <FilterChoice name="show" label="Mails" any="Failed" options={shown} />
        <FilterText name="q" label="To" placeholder="The whole email" />
      </FilterForm>
      <Shown reading={reading}>
        {(reply) => (
          <>
            {!reply.has_server && <NoServer />}
            <AllFailed reply={reply} />
            <ConsoleTable
              caption="Mails"
              columns={mailColumns}
              rows={reply.rows}
              keyOf={({ mail_id }) => mail_id}
              empty={url.query.get('show') ? 'No mail found.' : 'No mail has failed.'}
              url={url}
            />
            <Pager {...reply} url={url} noun={['mail', 'mails']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const NoServer = () => (
  <p className="card border-marigold p-4">
    <strong>No mail server is set up.</strong> Mails wait here until SMTP_URL and MAIL_FROM are set at the
    machine.
  </p>
);

const TestButton = () => (
  <ActionButton
    call={sendTestMail}
    body={{}}
    label="Send me a test mail"
    size="small"
    done="It is on its way. Look into your mailbox; if it does not arrive, look here for why."
  />
);

const mails = (count: number): string => (count === 1 ? '1 mail' : `${sayNumber(count)} mails`);

/** What can be done with all that failed, counted first. */
function AllFailed({ reply: { failed, resendable } }: { reply: ReplyOf<typeof listMails> }) {
  if (failed === 0) return null;
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60">
        <strong>{mails(failed)} could not be sent.</strong>{' '}
        {resendable < failed &&
          `${sayNumber(resendable)} of them can be sent again; the others brought a code that is over, or are being sent right now.`}
      </p>
      {resendable > 0 && (
        <ActionButton
          call={resendMails}
          body={{}}
          label={`Send ${mails(resendable)} again`}
          tone="primary"
          confirm={{
            title: `Send ${mails(resendable)} again?`,
            text: 'Mend what was wrong first, such as the address of the mail server. They go out at once, and are tried for a day.',
            verb: 'Send again',
          }}
          done={({ message }) => message}
        />
      )}
      <ActionButton
        call={dropMails}
        body={{}}
        label={`Take ${failed === 1 ? 'it' : 'all'} off the list`}
        confirm={{
          title: `Take ${mails(failed)} off the list?`,
          text: 'They are not sent, and cannot be brought back.',
          verb: 'Take off',
        }}
        done={({ message }) => message}
      />
    </div>
  );
}
