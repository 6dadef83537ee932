import { useEffect } from 'react';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { saveBusinessType } from '../../registration/steps/flows/business-type';
import type { BusinessFlow } from '../../registration/steps/flows/business-flow';
import { BasicsStep } from './BasicsStep';

/** The first step of one type of business. Opening it chooses the type. */
export function BusinessBasics({ flow }: { flow: BusinessFlow }) {
  useEffect(() => void saveBusinessType(flow.type), [flow]);
  return (
    <StepWithDraft flow={flow} flowStep={flow.basics}>
      {(step) => <BasicsStep step={step} categories={flow.categories} />}
    </StepWithDraft>
  );
}
