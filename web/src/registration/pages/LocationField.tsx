import { useState } from 'react';
import type { AgentPersonal } from '@aaspaas/contract/registration/values';
import { SelectField } from '../../forms/fields/SelectField';
import { TextField } from '../../forms/fields/TextField';
import { PinCodeField } from '../../places/PinCodeField';
import type { WizardStep } from '../steps/use-wizard';

const another = 'Another town or area';

interface LocationFieldProps {
  readonly location: ReturnType<WizardStep<AgentPersonal>['text']>;
  /** The cities that stand first. */
  readonly cities: readonly string[];
}

/** Where an agent delivers: chosen by PIN code, one of the cities, or any other town or area. */
export function LocationField({ location, cities }: LocationFieldProps) {
  const { value, error, onChange } = location;
  const [pinCode, setPinCode] = useState('');
  const [isOther, setOther] = useState(value !== '' && !cities.includes(value));
  const put = (city: string) => {
    setOther(!cities.includes(city));
    onChange(city);
  };
  return (
    <>
      <PinCodeField
        label="PIN code"
        optional
        value={pinCode}
        onChange={setPinCode}
        fills={{ city: { value, onChange: put } }}
      />
      <SelectField
        label="Location"
        help="The city where you deliver"
        placeholder="Select your city"
        options={[...cities, another].map((city) => ({ value: city, label: city }))}
        {...location}
        value={isOther ? another : value}
        error={isOther ? undefined : error}
        onChange={(chosen) => put(chosen === another ? '' : chosen)}
      />
      {isOther && (
        <TextField
          label="Your town or area"
          placeholder="Such as: Nagercoil"
          maxLength={100}
          autoComplete="address-level2"
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}
