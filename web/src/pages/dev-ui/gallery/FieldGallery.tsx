import { useState } from 'react';
import { CheckboxField } from '../../../forms/fields/CheckboxField';
import { CodeField } from '../../../accounts/recovery/CodeField';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { PhoneField } from '../../../forms/fields/PhoneField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextArea } from '../../../forms/fields/TextArea';
import { TextField } from '../../../forms/fields/TextField';
import { Section } from './Section';

const cities = ['Bengaluru', 'Mysuru', 'Pune'].map((city) => ({ value: city, label: city }));

export function FieldGallery() {
  const [text, setText] = useState('');
  const [phone, setPhone] = useState('98765');
  const [code, setCode] = useState('12');
  const [city, setCity] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <Section title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Shop name" help="As on your board." value={text} onChange={setText} />
        <TextField label="Landmark" optional placeholder="Near the temple" value={text} onChange={setText} />
        <TextField label="Owner" error="Owner name is required" value={text} onChange={setText} />
        <TextField label="Email" type="email" disabled value="meera@example.in" onChange={setText} />
        <PasswordField label="Password" autoComplete="new-password" value={text} onChange={setText} />
        <PhoneField label="WhatsApp number" value={phone} onChange={setPhone} />
        <CodeField label="Code from your email" value={code} onChange={setCode} />
        <CodeField label="Code again" error="Invalid code" value={code} onChange={setCode} />
        <SelectField
          label="City"
          placeholder="Select a city"
          options={cities}
          value={city}
          onChange={setCity}
        />
        <SelectField label="City" error="City is required" options={cities} value={city} onChange={setCity} />
        <TextArea label="About" countTo={200} value={text} onChange={setText} />
        <TextArea label="Address" error="Address is required" value={text} onChange={setText} />
      </div>
      <div>
        <CheckboxField label="I agree to the terms and conditions" value={agreed} onChange={setAgreed} />
        <CheckboxField
          label="I have read the rules"
          error="Please agree to the terms and conditions."
          value={false}
          onChange={setAgreed}
        />
        <CheckboxField label="Not open to you" disabled value onChange={setAgreed} />
      </div>
    </Section>
  );
}
