import type { ReactNode } from 'react';
import { ConsentText } from '../../ui/ConsentText';
import { PasswordField } from '../../ui/PasswordField';
import { PhoneField } from '../../ui/PhoneField';
import { TextField } from '../../ui/TextField';
import type { Step, TextFieldOf } from '../use-wizard';
import { Wizard } from '../Wizard';

/** One line of a contact step. Who joins as what is asked for other things in other words. */
export interface ContactField<Values> {
  readonly field: TextFieldOf<Values>;
  readonly kind: 'phone' | 'email' | 'password';
  readonly label: string;
  readonly help?: string;
  readonly optional?: boolean;
}

interface ContactStepProps<Values extends object> {
  readonly step: Step<Values>;
  readonly fields: readonly ContactField<Values>[];
  /** What one agrees to by submitting. */
  readonly consent: string;
  readonly onSubmit: Step<Values>['next'];
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** Just above the buttons: how far the sending is, and what went wrong with it. */
  readonly sending?: ReactNode;
}

/** The last step of every registration: how to be reached, and a password. */
export function ContactStep<Values extends object>(props: ContactStepProps<Values>) {
  const { step, fields, consent, onSubmit, notice, sending } = props;
  return (
    <Wizard step={step} nextText="Submit" busyText="Submitting..." onSubmit={onSubmit}>
      {notice}
      {fields.map(({ field, kind, ...words }) => {
        const Control = controls[kind];
        // A password keeps every sign that was typed.
        const typed = kind === 'password' ? step.asTyped(field) : step.text(field);
        return <Control key={field} {...words} {...typed} />;
      })}
      <ConsentText>{consent}</ConsentText>
      {sending}
    </Wizard>
  );
}

interface ControlProps extends Omit<ContactField<object>, 'field' | 'kind'> {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(typed: string): void;
  onBlur(): void;
}

const controls = {
  phone: PhoneField,
  email: (field: ControlProps) => (
    <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field} />
  ),
  password: (field: ControlProps) => <PasswordField autoComplete="new-password" {...field} />,
};
