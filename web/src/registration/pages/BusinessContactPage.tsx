import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { isOpen } from '@aaspaas/contract/payments/upi';
import { useFirstSignIn } from '../submit/use-first-sign-in';
import { PaymentDialog } from '../../payments/paying/PaymentDialog';
import { loadPendingPayment } from '../../payments/paying/pending-payment';
import { usePendingPayment } from '../../payments/paying/use-pending-payment';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { useChosenFlow } from '../steps/flows/use-chosen-flow';
import { findMissingStep } from '../steps/find-missing-step';
import { useMissingStep } from '../steps/use-missing-step';
import { useEffect, useState } from 'react';
import { businessConsent } from '@aaspaas/contract/registration/consent';
import type { Contact } from '@aaspaas/contract/registration/values';
import type { BusinessFlow } from '../steps/flows/business-flow';
import { thenContact } from '../steps/flows/flow';
import { UnfinishedSteps } from './UnfinishedSteps';
import { MissingStep, type Missing } from '../steps/MissingStep';
import { loadBusinessDrafts, neededStep, unfinishedSteps } from '../drafts/business-drafts';
import { SendingPhotos } from '../submit/SendingPhotos';
import { SubmitErrorBox } from './SubmitErrorBox';
import { useSubmitBusiness } from '../submit/use-submit-business';
import type { WizardStep } from '../steps/use-wizard';
import { ContactStep } from './ContactStep';

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

interface BusinessContactProps {
  readonly flow: BusinessFlow;
  readonly step: WizardStep<Contact>;
  /** An earlier step that was missing when this one was opened. */
  readonly missing: Missing | null;
  readonly onRegistered: Parameters<typeof useSubmitBusiness>[2];
}

const untilThen =
  'You can finish now or later in your profile; customers see your listing when it is complete.';

/** The contact step of a business, which sends all steps. */
function BusinessContact({ flow, step, missing, onRegistered }: BusinessContactProps) {
  const { onSubmit, needed, sending, error, retry, retryPhoto, removePhoto } = useSubmitBusiness(
    flow,
    step,
    onRegistered,
  );
  const { later, first } = useUnfinishedSteps(flow);
  const begin = needed ?? missing ?? first;
  return (
    <ContactStep
      step={step}
      fields={flow.contactFields}
      consent={businessConsent.wording}
      onSubmit={onSubmit}
      notice={
        <>
          {begin && <MissingStep name={begin.name} path={thenContact(begin.path)} tried={needed} />}
          <UnfinishedSteps steps={later}>{untilThen}</UnfinishedSteps>
        </>
      }
      sending={
        <>
          {sending && <SendingPhotos {...sending} />}
          {error && (
            <SubmitErrorBox
              error={error}
              contact={step.form.values}
              retry={retry}
              onRetry={onSubmit}
              onRetryPhoto={retryPhoto}
              onRemovePhoto={removePhoto}
            />
          )}
        </>
      }
    />
  );
}

interface Unfinished {
  /** Needed before anything can be sent: it was skipped. */
  readonly first: Missing | null;
  readonly later: readonly Missing[];
}

function useUnfinishedSteps(flow: BusinessFlow): Unfinished {
  const [unfinished, setUnfinished] = useState<Unfinished>({ first: null, later: [] });
  useEffect(() => {
    let isLeft = false;
    void loadBusinessDrafts(flow).then((kept) => {
      if (isLeft) return;
      // After a registration the drafts are gone for good reason.
      const first = loadPendingPayment() ? null : neededStep(flow, kept);
      setUnfinished({ first, later: unfinishedSteps(flow, kept) });
    });
    return () => {
      isLeft = true;
    };
  }, [flow]);
  return unfinished;
}
