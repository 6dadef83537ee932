import type { ReactNode } from 'react';
import { agentConsent } from '@aaspaas/contract/registration/consent';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { AlertDialog } from '../../ui/AlertDialog';
import { agentItinerary } from '../itineraries/agent';
import { MissingStep } from '../MissingStep';
import { SentPhotos } from '../submit/SentPhotos';
import { useAgentSubmit } from '../submit/use-agent-submit';
import type { Step } from '../use-wizard';
import { ContactStep } from './ContactStep';

interface AgentContactStepProps {
  readonly step: Step<AgentContact>;
  readonly notice: ReactNode;
}

/** The contact step of an agent, and how the sending ended. */
export function AgentContactStep({ step, notice }: AgentContactStepProps) {
  const { onSubmit, photos, outcome, closeOutcome, missing, closeMissing } = useAgentSubmit(step);
  return (
    <>
      <ContactStep
        step={step}
        fields={agentItinerary.contactFields}
        consent={agentConsent.wording}
        notice={notice}
        sending={<SentPhotos photos={photos} />}
        onSubmit={onSubmit}
      />
      <AlertDialog
        open={outcome !== null}
        title={outcome?.isDone ? 'Welcome' : 'Not registered yet'}
        onClose={closeOutcome}
      >
        {outcome?.says}
      </AlertDialog>
      <AlertDialog open={missing !== null} title="Not sent yet" onClose={closeMissing}>
        {missing && <MissingStep {...missing} />}
      </AlertDialog>
    </>
  );
}
