import { useState } from 'react';
import type { AgentPersonal } from '@aaspaas/contract/registration/values';
import { useSameNumber } from '../../forms/use-same-number';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { PhoneField } from '../../forms/fields/PhoneField';
import { SelectField } from '../../forms/fields/SelectField';
import { EmailField, TextField } from '../../forms/fields/TextField';
import { PinCodeField } from '../../places/PinCodeField';
import type { WizardStep } from '../../registration/steps/use-wizard';
import { Wizard } from '../../registration/steps/Wizard';

interface PersonalStepProps {
  readonly step: WizardStep<AgentPersonal>;
  readonly locations: readonly string[];
}

export function PersonalStep({ step, locations }: PersonalStepProps) {
  const { text } = step;
  const mobile = text('mobile');
  const whatsapp = text('whatsappNumber');
  const { isSame, onFirst, tick } = useSameNumber(mobile, whatsapp);
  return (
    <Wizard step={step}>
      <TextField label="Full name" autoComplete="name" maxLength={300} {...text('name')} />
      <EmailField label="Email" {...text('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField label="Mobile number" {...mobile} onChange={onFirst} />
        <div>
          <PhoneField label="WhatsApp number" {...whatsapp} disabled={isSame} />
          <CheckboxField {...tick} />
        </div>
      </div>
      <PinCode location={text('location')} locations={locations} />
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

type Text = ReturnType<WizardStep<AgentPersonal>['text']>;

/** Chooses the city that the PIN code lies in, if agents are wanted there. It is not kept. */
function PinCode({ location, locations }: { location: Text; locations: readonly string[] }) {
  const [pinCode, setPinCode] = useState('');
  const choose = (city: string) => {
    if (locations.includes(city)) location.onChange(city);
  };
  const fills = { city: { value: location.value, onChange: choose } };
  return <PinCodeField label="PIN code" optional value={pinCode} onChange={setPinCode} fills={fills} />;
}
