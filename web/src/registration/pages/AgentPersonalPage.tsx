import { cityNames } from '@aaspaas/contract/places/city-names';
import { StepWithDraft } from '../drafts/StepWithDraft';
import { agentFlow } from '../steps/flows/agent-flow';
import type { AgentPersonal } from '@aaspaas/contract/registration/values';
import { useSameNumber } from '../../forms/use-same-number';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { PhoneField } from '../../forms/fields/PhoneField';
import { EmailField, TextField } from '../../forms/fields/TextField';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';
import { LocationField } from './LocationField';

export function Page() {
  return (
    <StepWithDraft flow={agentFlow} flowStep={agentFlow.personal}>
      {(step) => <PersonalStep step={step} />}
    </StepWithDraft>
  );
}

function PersonalStep({ step }: { step: WizardStep<AgentPersonal> }) {
  const { text } = step;
  const mobile = text('mobile');
  const whatsapp = text('whatsappNumber');
  const { onFirst, onSecond, tick } = useSameNumber(mobile, whatsapp, true);
  return (
    <Wizard step={step}>
      <TextField label="Full name" autoComplete="name" maxLength={300} {...text('name')} />
      <EmailField label="Email" {...text('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField label="Mobile number" {...mobile} onChange={onFirst} />
        <div>
          <PhoneField label="WhatsApp number" {...whatsapp} onChange={onSecond} />
          <CheckboxField {...tick} />
        </div>
      </div>
      <LocationField location={text('location')} cities={cityNames} />
    </Wizard>
  );
}
