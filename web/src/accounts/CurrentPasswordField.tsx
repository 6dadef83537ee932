import { PasswordField } from '../forms/fields/PasswordField';

interface CurrentPasswordFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

/** Asked for when somebody changes the email, phone number or password they log in with. */
export function CurrentPasswordField(field: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Current password"
      help="So that nobody else with your phone can change how you log in."
      autoComplete="current-password"
      {...field}
    />
  );
}
