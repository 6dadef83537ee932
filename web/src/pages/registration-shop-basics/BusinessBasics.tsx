import { useEffect } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { saveBusinessType } from '../../registration/steps/flows/business-type';
import type { BusinessFlow } from '../../registration/steps/flows/business-flow';
import { BasicsStep } from './BasicsStep';

// Loaded lazily, because the pin is optional and below the fold.
const PinField = lazyPart(async () => (await import('./PinField')).PinField);

/** The first step of one type of business. Opening it chooses the type. */
export function BusinessBasics({ flow }: { flow: BusinessFlow }) {
  useEffect(() => void saveBusinessType(flow.type), [flow]);
  return (
    <StepWithDraft flow={flow} flowStep={flow.basics}>
      {(step) => (
        <BasicsStep
          step={step}
          categories={flow.categories}
          where={<PinField city={step.form.values.city} />}
        />
      )}
    </StepWithDraft>
  );
}
