import { agreement, signUpNotice } from '@aaspaas/contract/accounts/consent';
import type { SignUp } from '@aaspaas/contract/accounts/rules/sign-up';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ConsentText } from '../ConsentText';
import { PasswordField } from '../../forms/fields/PasswordField';
import { PhoneField } from '../../forms/fields/PhoneField';
import { EmailField, TextField } from '../../forms/fields/TextField';
import { PinCodeField } from '../../places/PinCodeField';
import type { SignUpForm } from './use-sign-up';

type TypedField = Exclude<keyof SignUp, 'agreed' | 'password' | 'confirm'>;

export function SignUpFields({ form }: { form: SignUpForm }) {
  /** Script tags are removed while typing. Passwords are never shown as text, and stay as they are. */
  const typed = (name: TypedField) => ({
    ...form.field(name),
    onChange: (text: string) => form.set(name)(stripScripts(text)),
  });
  return (
    <>
      <TextField label="Name" autoComplete="name" autoCapitalize="words" {...typed('name')} />
      <EmailField label="Email" {...typed('email')} />
      <PhoneField label="Mobile number" {...form.field('mobile')} />
      <TextField label="Address" autoComplete="street-address" {...typed('address')} />
      <PinCodeField
        label="ZIP code"
        {...form.field('zipCode')}
        fills={{ district: typed('district'), state: typed('state') }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="District" autoComplete="address-level2" {...typed('district')} />
        <TextField label="State" autoComplete="address-level1" {...typed('state')} />
      </div>
      <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirm')} />
      <CheckboxField label={agreement} {...form.field('agreed')} />
      <ConsentText>{signUpNotice}</ConsentText>
    </>
  );
}
