import type { ReactNode } from 'react';
import { workTypes } from '@aaspaas/contract/registration/values';
import { agentPhotoPicked } from '@aaspaas/contract/registration/rules/agent-photos';
import { agentKinds } from '@aaspaas/contract/photos/rules/files';
import { ChoiceGroup } from '../../forms/fields/ChoiceGroup';
import { TextField } from '../../forms/fields/TextField';
import { type AgentDetailsValues, licenceReadTimeoutMs } from '../../registration/agent-values';
import { useSavePhotos } from '../../registration/drafts/use-save-photos';
import type { WizardStep } from '../../registration/steps/use-wizard';
import { Wizard } from '../../registration/steps/Wizard';
import { PhotoDrop } from '../../photos/PhotoDrop';

interface AgentDetailsStepProps {
  readonly step: WizardStep<AgentDetailsValues>;
  /** The key under which the licence photos are stored. */
  readonly photosKey: string;
  readonly notice: ReactNode;
}

export function AgentDetailsStep({ step, photosKey, notice }: AgentDetailsStepProps) {
  const { form, text } = step;
  const { licences } = form.values;
  useSavePhotos(photosKey, licences);
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
