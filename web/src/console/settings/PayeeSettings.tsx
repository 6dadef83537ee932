import type { ReplyOf } from '@aaspaas/contract/call';
import {
  closePayments,
  confirmPayee,
  dropPayee,
  proposePayee,
  type readAllSettings,
} from '@aaspaas/contract/console/settings/calls';
import { payeeRules } from '@aaspaas/contract/console/settings/rules/settings';
import { upiLink } from '@aaspaas/contract/payments/upi';
import { QrCode } from '../../ui/QrCode';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';
import { Fact } from '../Facts';
import { sayTime } from '../say-time';

/** Where the money goes. */
export function PayeeSettings({ settings }: { settings: AllSettings }) {
  const { values, proposal } = settings;
  const isOpen = values.upi_id !== '';
  return (
    <section aria-labelledby="payments" className="card grid gap-4 p-4">
      <div>
        <h2 id="payments" className="text-xl">
          Payments
        </h2>
        <p className="text-ink-soft">
          Where owners send the fee. It changes in two steps, and every admin gets a mail.
        </p>
      </div>
      {isOpen ? (
        <dl className="grid gap-1.5 font-semibold">
          <Fact name="UPI id">{values.upi_id}</Fact>
          <Fact name="Payee">{values.payee}</Fact>
        </dl>
      ) : (
        <p>
          <strong>Payments are closed.</strong> Owners read ‘Payments open soon’ and get a mail when you open
          them.
        </p>
      )}
      {proposal ? (
        <PayeeProposal proposal={proposal} admins={settings.admins} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <ProposeButton label={isOpen ? 'Change the UPI id' : 'Set the UPI id'} payee={values.payee} />
          {isOpen && <CloseButton admins={settings.admins} />}
        </div>
      )}
    </section>
  );
}

function ProposeButton({ label, payee }: { label: string; payee: string }) {
  return (
    <ActionDialog
      button={label}
      buttonTone="primary"
      title="Where should payments go?"
      call={proposePayee}
      fields={[
        { name: 'upi_id', label: 'UPI id', help: 'Of the business, such as shopname@bank.' },
        { name: 'payee', label: 'Payee', help: 'The name that owners see in their UPI app.' },
      ]}
      initial={{ payee }}
      rules={payeeRules}
      body={(typed) => ({ upi_id: typed['upi_id'] ?? '', payee: typed['payee'] ?? '' })}
      label="Go on to the test"
      done={({ message }) => message}
    >
      <p>Nothing changes yet. Next you see a code to pay one rupee with, to be sure that it arrives.</p>
    </ActionDialog>
  );
}

const CloseButton = ({ admins }: { admins: number }) => (
  <ActionButton
    call={closePayments}
    body={{}}
    label="Close payments"
    tone="danger"
    confirm={{
      title: 'Close payments?',
      text: `Nobody can pay until a UPI id is set again. ${admins === 1 ? '1 admin gets' : `${admins} admins get`} a mail. Payments that owners have sent already can still be confirmed.`,
      verb: 'Close payments',
    }}
    done="Payments are closed."
  />
);

export type AllSettings = ReplyOf<typeof readAllSettings>;

interface PayeeProposalProps {
  readonly proposal: NonNullable<AllSettings['proposal']>;
  readonly admins: number;
}

/** A new UPI id that was proposed: to be tried with a rupee, then confirmed or stopped. */
export function PayeeProposal({ proposal, admins }: PayeeProposalProps) {
  const { proposal_id, upi_id, payee, proposed_by, proposed_at, ends_at, can_confirm } = proposal;
  const body = { proposal_id };
  const link = testLink(upi_id, payee);
  const mails = admins === 1 ? '1 admin gets a mail.' : `${admins} admins get a mail.`;
  return (
    <div className="grid gap-4 rounded-md border border-marigold p-4">
      <p>
        <strong className="wrap-anywhere">
          {upi_id} ({payee})
        </strong>{' '}
        was proposed by {proposed_by ?? 'somebody who has left'} on {sayTime(new Date(proposed_at))}. It is
        not in force yet, and can be confirmed until {sayTime(new Date(ends_at))}.
      </p>
      <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[auto_1fr]">
        <QrCode
          text={link}
          label={`QR code to pay one rupee to ${upi_id}`}
          otherwise="The code did not load. You can still pay one rupee to the UPI id by hand."
        />
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            Scan the code with your own phone and pay one rupee. On this phone:{' '}
            <a href={link}>Open UPI app</a>
          </li>
          <li>Your UPI app shows the name of whoever holds the account. Is it the right one?</li>
          <li>Look into the bank account: has the rupee arrived?</li>
          <li>Only then is it confirmed: by another chief, or by you an hour after the mail.</li>
        </ol>
      </div>
      {!can_confirm && <NotYet proposal={proposal} />}
      <div className="flex flex-wrap gap-3">
        {can_confirm && (
          <ActionButton
            call={confirmPayee}
            body={body}
            label="The rupee has arrived: confirm"
            tone="primary"
            confirm={{
              title: `Send all payments to ${upi_id}?`,
              text: `From now on every owner pays to ${upi_id} (${payee}). ${mails} Owners who wait for payments to open get one too.`,
              verb: 'Send them there',
            }}
            done={({ message }) => message}
          />
        )}
        <ActionButton
          call={dropPayee}
          body={body}
          label="Stop this change"
          done="Stopped. Nothing has changed."
        />
      </div>
    </div>
  );
}

/** One chief alone must not be able to lead all the money elsewhere unseen. */
const NotYet = ({ proposal: { who_confirms, confirm_from } }: Pick<PayeeProposalProps, 'proposal'>) => (
  <p>
    {who_confirms}
    {confirm_from && <strong> That is from {sayTime(new Date(confirm_from))}.</strong>}
  </p>
);

/** A payment like every other, but of one rupee. */
const testLink = (upi_id: string, payee: string): string =>
  upiLink({ upi_id, payee, amount_rupees: 1, reference: 'TEST' });
