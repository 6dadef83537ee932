import { useEffect, useState } from 'react';
import { businessConsent } from '@aaspaas/contract/registration/consent';
import type { Contact } from '@aaspaas/contract/registration/values';
import type { BusinessItinerary } from '../itineraries/business';
import { LaterSteps } from '../LaterSteps';
import { MissingStep, type Missing } from '../MissingStep';
import { laterSteps, readKept } from '../submit/kept-business';
import { SendingPhotos } from '../submit/SendingPhotos';
import { SubmitTrouble } from '../submit/SubmitTrouble';
import { useSubmitBusiness } from '../submit/use-submit-business';
import type { Step } from '../use-wizard';
import { ContactStep } from './ContactStep';

interface BusinessContactProps {
  readonly itinerary: BusinessItinerary;
  readonly step: Step<Contact>;
  /** An earlier step that was not there when this one was opened. */
  readonly missing: Missing | null;
  readonly onRegistered: Parameters<typeof useSubmitBusiness>[2];
}

const untilThen =
  'You can finish now or later in your profile; customers see your listing when it is complete.';

/** The contact step of a business, which sends what all steps have collected. */
export function BusinessContact({ itinerary, step, missing, onRegistered }: BusinessContactProps) {
  const { onSubmit, needed, sending, trouble, retry, retryPhoto, removePhoto } = useSubmitBusiness(
    itinerary,
    step,
    onRegistered,
  );
  const later = useLaterSteps(itinerary);
  const begin = needed ?? missing;
  return (
    <ContactStep
      step={step}
      fields={itinerary.contactFields}
      consent={businessConsent.wording}
      onSubmit={onSubmit}
      notice={begin ? <MissingStep {...begin} /> : <LaterSteps steps={later}>{untilThen}</LaterSteps>}
      sending={
        <>
          {sending && <SendingPhotos {...sending} />}
          {trouble && (
            <SubmitTrouble
              trouble={trouble}
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

function useLaterSteps(itinerary: BusinessItinerary): readonly Missing[] {
  const [steps, setSteps] = useState<readonly Missing[]>([]);
  useEffect(() => {
    let isLeft = false;
    void readKept(itinerary).then((kept) => !isLeft && setSteps(laterSteps(itinerary, kept)));
    return () => {
      isLeft = true;
    };
  }, [itinerary]);
  return steps;
}
