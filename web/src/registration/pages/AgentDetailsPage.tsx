import { licencesKey, withLicences } from '../drafts/agent-photos';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { agentFlow } from '../steps/flows/agent-flow';
import { MissingStep } from '../steps/MissingStep';
import { findMissingDraft } from '../drafts/agent-drafts';
import { useMissingStep } from '../steps/use-missing-step';
import type { ReactNode } from 'react';
import { workTypes } from '@aaspaas/contract/registration/values';
import { agentPhotoPicked } from '@aaspaas/contract/registration/rules/agent-photos';
import { agentKinds } from '@aaspaas/contract/photos/rules/files';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { TextField } from '../../forms/fields/TextField';
import { type AgentDetailsValues, licenceReadTimeoutMs } from '../agent-values';
import { useSavePhotos } from '../drafts/use-save-photos';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';
import { PhotoDrop } from '../../photos/PhotoDrop';

export function Page() {
  const missing = useMissingStep(findMissingDraft);
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.details} withFiles={withLicences}>
      {(step) => <AgentDetailsStep step={step} notice={missing && <MissingStep {...missing} />} />}
    </StepWithDraft>
  );
}

interface AgentDetailsStepProps {
  readonly step: WizardStep<AgentDetailsValues>;
  readonly notice: ReactNode;
}

function AgentDetailsStep({ step, notice }: AgentDetailsStepProps) {
  const { form, text } = step;
  const { licences } = form.values;
  useSavePhotos(licencesKey, licences);
  return (
    <Wizard step={step}>
      {notice}
      <TextField label="Vehicle type" help="Such as scooter, bicycle or e-bike" {...text('vehicleType')} />
      <ChoiceGroup
        label="Work type"
        choices={workTypes.map((type) => ({ value: type, label: type }))}
        {...form.field('workType')}
      />
      <PhotoDrop
        label="Licence images"
        help="1 to 10 photos of your driving licence, both sides. Only you and the Aaspaas team see them."
        kinds={agentKinds}
        rules={agentPhotoPicked}
        readWithinMs={licenceReadTimeoutMs}
        photos={licences}
        error={form.errors.licences}
        onChange={form.set('licences')}
      />
    </Wizard>
  );
}
