import { saveProfilePhoto, withProfilePhoto } from '../drafts/agent-photos';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { agentFlow } from '../steps/flows/agent-flow';
import { findMissingDraft } from '../drafts/agent-drafts';
import { MissingStep } from '../steps/MissingStep';
import { ProfilePhotoStep } from './ProfilePhotoStep';
import { useMissingStep } from '../steps/use-missing-step';

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
