import { closePayments, proposePayee } from '@aaspaas/contract/console/settings/calls';
import { payeeRules } from '@aaspaas/contract/console/settings/rules/settings';
import { ActionButton } from '../ActionButton';
import { ActionDialog } from '../ActionForm';
import { Fact } from '../Facts';
import type { AllSettings } from './all-settings';
import { PayeeProposal } from './PayeeProposal';

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
