import {
  askPaymentAgain,
  confirmPayment,
  type PaymentCase,
  rejectPayment,
  reversePayment,
} from '@aaspaas/contract/console/payments/calls';
import {
  readAmount,
  reasonRules,
  receivedRules,
  rejectReasons,
  reverseReasons,
} from '@aaspaas/contract/console/payments/rules/settle';
import { daysFor } from '@aaspaas/contract/payments/days-for';
import { sayNumber } from '@aaspaas/contract/say-number';
import { ActionButton } from '../ActionButton';
import { ActionDialog, type Question } from '../ActionForm';
import { sayDate } from '../say-time';
import { rupees, counted } from '../say-amount';

interface PaymentProps {
  readonly payment: PaymentCase;
}

/** What can be done with a payment in its state. */
export function PaymentActions({ payment }: PaymentProps) {
  const { state, shop, owner, id } = payment;
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'confirmed' && shop && <Confirm payment={payment} />}
      {state === 'submitted' && <Reject payment={payment} />}
      {state === 'submitted' && owner?.email && (
        <ActionButton
          call={askPaymentAgain}
          body={{ id }}
          label="Ask for the UTR"
          confirm={{
            title: 'Ask for the UTR?',
            text: `${owner.name} gets one mail: please send us the 12 digits of your payment.`,
            verb: 'Send the mail',
          }}
          done={({ message }) => message}
        />
      )}
      {state === 'confirmed' && <TakeBack payment={payment} />}
    </div>
  );
}

function Confirm({ payment }: PaymentProps) {
  const { id, amount_rupees, plan_days, utr } = payment;
  const line = lineFor(payment);
  const expected = line?.amount_rupees ?? amount_rupees;
  const amount = rupees(expected);
  const receivedOf = (typed: string): number => (typed.trim() ? Number(readAmount(typed)) : expected);
  return (
    <ActionDialog
      button={`Confirm ${amount}`}
      buttonTone={expected === amount_rupees ? 'primary' : 'caution'}
      title={`Confirm ${amount}?`}
      call={confirmPayment}
      fields={[
        {
          name: 'utr',
          label: 'UTR on the statement',
          isOptional: true,
          inputMode: 'numeric',
          help: 'Change it only if the bank shows a different one.',
        },
        {
          name: 'received_rupees',
          label: 'Rupees received',
          isOptional: true,
          inputMode: 'decimal',
          help: `Only if it is not ${amount}.`,
        },
      ]}
      initial={{ utr: line?.utr ?? utr ?? '' }}
      rules={receivedRules}
      body={({ utr: typed = '', received_rupees = '' }) => ({
        id,
        utr: typed,
        received_rupees,
        ...(line && { line: line.id }),
        ...(receivedOf(received_rupees) < amount_rupees && {
          days: daysFor(receivedOf(received_rupees), amount_rupees, plan_days),
        }),
      })}
      ask={({ received_rupees = '' }) => askAbout(payment, receivedOf(received_rupees))}
      label={`Confirm ${amount}`}
      done={({ message }) => message}
    >
      {({ received_rupees = '' }) => <Outcome payment={payment} received={receivedOf(received_rupees)} />}
    </ActionDialog>
  );
}

/** What the press will do, for the amount that is typed. */
function Outcome({ payment, received }: PaymentProps & { readonly received: number }) {
  const { amount_rupees, plan_days, shop, owner } = payment;
  const line = lineFor(payment);
  const expected = line?.amount_rupees ?? amount_rupees;
  // What is typed may not be an amount yet.
  const days = daysFor(received >= 1 ? received : expected, amount_rupees, plan_days);
  return (
    <>
      {line && (
        <p>
          With the line of {sayDate(new Date(line.day))} on the bank statement.
          {expected !== amount_rupees && ` ${rupees(amount_rupees)} was asked for, ${rupees(expected)} came.`}
        </p>
      )}
      <p>
        {shop?.name} gets {counted(days, 'day')}
        {shop?.status === 'suspended' && ', and stays suspended'}.{' '}
        {owner?.email ? 'The owner gets a receipt by mail.' : 'The owner has no email: please call.'}
      </p>
    </>
  );
}

/** Another amount than the fee is looked at twice; less gives no year. */
function askAbout({ amount_rupees, plan_days, shop }: PaymentCase, received: number): Question | null {
  if (received === amount_rupees || !(received >= 1)) return null;
  const days = daysFor(received, amount_rupees, plan_days);
  const gets = `${rupees(received)} came, ${rupees(amount_rupees)} was asked for. ${shop?.name} gets ${counted(days, 'day')}`;
  return {
    title: `Confirm ${rupees(received)} instead of ${rupees(amount_rupees)}?`,
    text:
      days < plan_days
        ? `${gets}, not ${sayNumber(plan_days)}.`
        : `${gets}, as for the fee. Should the rest go back?`,
    verb: `Confirm ${rupees(received)} for ${counted(days, 'day')}`,
  };
}

/** The line of a statement that the admin is about to take for it: the only one that nobody has used. */
function lineFor({ lines }: PaymentCase): PaymentCase['lines'][number] | undefined {
  const usable = lines.filter(({ verdict }) =>
    ['certain', 'utr-only', 'near-reference', 'wrong-amount', 'conflict', 'taken-back'].includes(verdict),
  );
  return usable.length === 1 ? usable[0] : undefined;
}

const Reject = ({ payment: { id, owner } }: PaymentProps) => (
  <ActionDialog
    button="Reject"
    title="Reject the payment"
    call={rejectPayment}
    fields={[{ name: 'reason', label: 'Why', kind: 'long', presets: rejectReasons, countTo: 500 }]}
    rules={reasonRules}
    body={({ reason = '' }) => ({ id, reason })}
    label="Reject it"
    tone="danger"
    done={({ message }) => message}
  >
    <p>
      The owner reads your reason on the payment card{owner?.email ? ' and in a mail' : ''}, and can press ‘I
      have completed the payment’ again.
    </p>
  </ActionDialog>
);

const TakeBack = ({ payment: { id, amount_rupees, plan_days } }: PaymentProps) => (
  <ActionDialog
    button="Take it back"
    title={`Take back ${rupees(amount_rupees)}?`}
    call={reversePayment}
    fields={[
      {
        name: 'reason',
        label: 'Why',
        kind: 'long',
        presets: reverseReasons,
        countTo: 500,
        help: 'The owner reads it, and the ledger keeps it for good: please name nobody.',
      },
    ]}
    rules={reasonRules}
    body={({ reason = '' }) => ({ id, reason })}
    label="Take it back"
    tone="danger"
    done={({ message }) => message}
  >
    <p>
      The ledger gets a second entry with the same amount taken off, the listing loses the days that it was
      given ({plan_days} by today’s plan), and the receipt is void.
    </p>
  </ActionDialog>
);
