import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { agentFlow } from '../../registration/steps/flows/agent-flow';
import { findMissingPerson } from '../../registration/drafts/agent-drafts';
import { AgentContactStep } from './AgentContactStep';
import { useMissingStep } from '../../registration/steps/use-missing-step';

export function Page() {
  const missing = useMissingStep(findMissingPerson);
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.contact}>
      {(step) => <AgentContactStep step={step} missing={missing} />}
    </StepWithDraft>
  );
}
