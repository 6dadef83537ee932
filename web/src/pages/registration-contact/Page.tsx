import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { isOpen } from '@aaspaas/contract/payments/upi';
import { useFirstSignIn } from '../../registration/submit/use-first-sign-in';
import { PaymentDialog } from '../../payments/paying/PaymentDialog';
import { loadPendingPayment } from '../../payments/paying/pending-payment';
import { usePendingPayment } from '../../payments/paying/use-pending-payment';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { BusinessContact } from './BusinessContact';
import { useChosenFlow } from '../../registration/steps/flows/use-chosen-flow';
import { findMissingStep } from '../../registration/steps/find-missing-step';
import { useMissingStep } from '../../registration/steps/use-missing-step';

/** After a registration the drafts are gone for good reason. */
const findMissing = () => (loadPendingPayment() ? null : findMissingStep());

export function Page() {
  const flow = useChosenFlow();
  const missing = useMissingStep(findMissing);
  const { payment, put } = usePendingPayment();
  const { begin, goHome, goHomeLater } = useFirstSignIn();
  const askFor = (due: PaymentRecord) => (isDue(due) ? put(due) : goHomeLater());
  const close = () => {
    put(null);
    goHome();
  };
  return (
    <>
      <StepWithDraft flow={flow} flowStep={flow.contact}>
        {(step) => (
          <BusinessContact
            flow={flow}
            step={step}
            missing={missing}
            onRegistered={({ payment: due }, { email, primaryPhone, password }) => {
              begin(email.trim() || primaryPhone, password);
              askFor(due);
            }}
          />
        )}
      </StepWithDraft>
      {payment && <PaymentDialog payment={payment} onSubmitted={put} onClose={close} />}
    </>
  );
}

/**
 * Whether to ask for payment now: the plan costs something, a UPI id is set, and the payment is not yet confirmed (it
 * may be, if the reply was lost and the form sent again).
 */
const isDue = (payment: PaymentRecord): boolean =>
  isOpen(payment) && payment.amount_rupees > 0 && payment.state !== 'confirmed';
