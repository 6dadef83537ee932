import { licencesKey, withLicences } from '../../registration/drafts/agent-photos';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { agentFlow } from '../../registration/steps/flows/agent-flow';
import { MissingStep } from '../../registration/steps/MissingStep';
import { AgentDetailsStep } from './AgentDetailsStep';
import { findMissingDraft } from '../../registration/drafts/agent-drafts';
import { useMissingStep } from '../../registration/steps/use-missing-step';

export function Page() {
  const missing = useMissingStep(findMissingDraft);
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.details} withFiles={withLicences}>
      {(step) => (
        <AgentDetailsStep
          step={step}
          photosKey={licencesKey}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </StepWithDraft>
  );
}
