import type { AgentPersonal } from '@aaspaas/contract/registration/values';
import { PhoneField } from '../../ui/PhoneField';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import type { Step } from '../use-wizard';
import { Wizard } from '../Wizard';

interface PersonalStepProps {
  readonly step: Step<AgentPersonal>;
  readonly locations: readonly string[];
}

export function PersonalStep({ step, locations }: PersonalStepProps) {
  const { text } = step;
  return (
    <Wizard step={step}>
      <TextField label="Full name" autoComplete="name" maxLength={300} {...text('name')} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...text('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField label="Mobile number" {...text('mobile')} />
        <PhoneField label="WhatsApp number" {...text('whatsappNumber')} />
      </div>
      <SelectField
        label="Location"
        help="The city where you deliver"
        placeholder="Select your city"
        options={locations.map((city) => ({ value: city, label: city }))}
        {...text('location')}
      />
    </Wizard>
  );
}
