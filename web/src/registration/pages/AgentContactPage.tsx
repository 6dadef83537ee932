import { StepWithDraft } from '../drafts/StepWithDraft';
import { agentFlow } from '../steps/flows/agent-flow';
import { findMissingPerson, unfinishedAgentSteps, loadAgentDrafts } from '../drafts/agent-drafts';
import { useMissingStep } from '../steps/use-missing-step';
import { useEffect, useState } from 'react';
import { agentConsent } from '@aaspaas/contract/registration/consent';
import type { AgentContact } from '@aaspaas/contract/registration/values';
import { TakenAccount } from '../../accounts/TakenAccount';
import { AlertDialog } from '../../ui/dialogs/AlertDialog';
import { thenContact } from '../steps/flows/flow';
import { UnfinishedSteps } from './UnfinishedSteps';
import { type Missing, MissingStep } from '../steps/MissingStep';
import { FailedPhotos } from '../submit/FailedPhotos';
import { SendingPhotos } from '../submit/SendingPhotos';
import { useSubmitAgent } from '../submit/use-submit-agent';
import type { WizardStep } from '../steps/use-wizard';
import { ContactStep } from './ContactStep';
import { say } from '../../say';

export function Page() {
  const missing = useMissingStep(findMissingPerson);
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.contact}>
      {(step) => <AgentContactStep step={step} missing={missing} />}
    </StepWithDraft>
  );
}

interface AgentContactStepProps {
  readonly step: WizardStep<AgentContact>;
  /** An earlier step that was missing when this one was opened. */
  readonly missing: Missing | null;
}

/** The contact step of an agent, which sends all steps and says how the sending ended. */
function AgentContactStep({ step, missing }: AgentContactStepProps) {
  const submit = useSubmitAgent(step);
  const { sending, outcome } = submit;
  const later = useUnfinishedSteps();
  return (
    <>
      <ContactStep
        step={step}
        fields={agentFlow.contactFields}
        consent={agentConsent.wording}
        notice={
          <>
            {missing && <MissingStep name={missing.name} path={thenContact(missing.path)} />}
            <UnfinishedSteps steps={later}>You can finish now or later in your profile.</UnfinishedSteps>
          </>
        }
        sending={
          <>
            {sending && <SendingPhotos {...sending} />}
            <FailedPhotos failed={submit.unsent} retry={submit.retry} onRetry={submit.retryPhoto} />
          </>
        }
        onSubmit={submit.onSubmit}
      />
      <AlertDialog
        open={outcome !== null}
        title={outcome?.isDone ? 'Welcome' : 'Not registered yet'}
        onClose={submit.closeOutcome}
      >
        {outcome && say(outcome.says)}
        {outcome?.isTaken && (
          <TakenAccount
            email={step.form.values.email}
            phone={step.form.values.primaryPhone}
            onLeave={submit.closeOutcome}
          />
        )}
      </AlertDialog>
      <AlertDialog open={submit.missing !== null} title="Not sent yet" onClose={submit.closeMissing}>
        {submit.missing && <MissingStep name={submit.missing.name} path={thenContact(submit.missing.path)} />}
      </AlertDialog>
    </>
  );
}

function useUnfinishedSteps(): readonly Missing[] {
  const [steps, setSteps] = useState<readonly Missing[]>([]);
  useEffect(() => void loadAgentDrafts().then((kept) => setSteps(unfinishedAgentSteps(kept))), []);
  return steps;
}
