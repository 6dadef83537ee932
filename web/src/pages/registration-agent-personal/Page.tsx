import { cityNames } from '@aaspaas/contract/places/city-names';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { agentFlow } from '../../registration/steps/flows/agent-flow';
import { PersonalStep } from './PersonalStep';

export function Page() {
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.personal}>
      {(step) => <PersonalStep step={step} locations={cityNames} />}
    </StepWithDraft>
  );
}
