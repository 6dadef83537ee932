import { useEffect } from 'react';
import { kindOf } from '@aaspaas/contract/registration/values';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { saveBusinessType } from '../../registration/steps/flows/business-type';
import type { BusinessFlow } from '../../registration/steps/flows/business-flow';
import { OperatingStep } from './OperatingStep';

/** The second step of one type of business. Opening it chooses the type. */
export function BusinessOperating({ flow }: { flow: BusinessFlow }) {
  useEffect(() => void saveBusinessType(flow.type), [flow]);
  return (
    <StepWithDraft flow={flow} flowStep={flow.operating}>
      {(step) => <OperatingStep step={step} kind={kindOf(flow.type)} />}
    </StepWithDraft>
  );
}
