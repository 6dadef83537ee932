import { signUpNotice } from '@aaspaas/contract/accounts/consent';
import { stripScripts } from '@aaspaas/contract/rule-engine/text';
import { ConsentText } from '../ConsentText';
import { PasswordField } from '../../forms/fields/PasswordField';
import { TextField } from '../../forms/fields/TextField';
import type { SignUpForm } from './use-sign-up';

export function SignUpFields({ form }: { form: SignUpForm }) {
  /** Script tags are removed while typing. The password stays as it is. */
  const typed = (name: 'name' | 'contact') => ({
    ...form.field(name),
    onChange: (text: string) => form.set(name)(stripScripts(text)),
  });
  return (
    <>
      <TextField label="Name" autoComplete="name" autoCapitalize="words" {...typed('name')} />
      <TextField
        label="Mobile number or email"
        help="You will log in with this."
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...typed('contact')}
      />
      <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
      <ConsentText>{signUpNotice}</ConsentText>
    </>
  );
}
