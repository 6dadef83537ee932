import { useEffect, useState } from 'react';
import { businessConsent } from '@aaspaas/contract/registration/consent';
import type { Contact } from '@aaspaas/contract/registration/values';
import type { BusinessFlow } from '../../registration/steps/flows/business-flow';
import { thenContact } from '../../registration/steps/flows/flow';
import { UnfinishedSteps } from './UnfinishedSteps';
import { MissingStep, type Missing } from '../../registration/steps/MissingStep';
import { loadBusinessDrafts, neededStep, unfinishedSteps } from '../../registration/drafts/business-drafts';
import { SendingPhotos } from '../../registration/submit/SendingPhotos';
import { SubmitErrorBox } from './SubmitErrorBox';
import { useSubmitBusiness } from '../../registration/submit/use-submit-business';
import { loadPendingPayment } from '../../payments/paying/pending-payment';
import type { WizardStep } from '../../registration/steps/use-wizard';
import { ContactStep } from './ContactStep';

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
export function BusinessContact({ flow, step, missing, onRegistered }: BusinessContactProps) {
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
