import { saveProfilePhoto, withProfilePhoto } from '../../registration/drafts/agent-photos';
import { StepWithDraft } from '../../registration/drafts/StepWithDraft';
import { agentFlow } from '../../registration/steps/flows/agent-flow';
import { findMissingDraft } from '../../registration/drafts/agent-drafts';
import { MissingStep } from '../../registration/steps/MissingStep';
import { ProfilePhotoStep } from './ProfilePhotoStep';
import { useMissingStep } from '../../registration/steps/use-missing-step';

export function Page() {
  const missing = useMissingStep(findMissingDraft);
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.picture} withFiles={withProfilePhoto}>
      {(step) => (
        <ProfilePhotoStep
          step={step}
          onKeep={saveProfilePhoto}
          notice={missing && <MissingStep {...missing} />}
        />
      )}
    </StepWithDraft>
  );
}
