import type { Sentence } from '@aaspaas/contract/says';
import type { ReactNode } from 'react';
import { useSameNumber } from '../../forms/use-same-number';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ConsentText } from '../../accounts/ConsentText';
import { PasswordField } from '../../forms/fields/PasswordField';
import { PhoneField } from '../../forms/fields/PhoneField';
import { EmailField } from '../../forms/fields/TextField';
import type { ContactField } from '../steps/flows/contact-field';
import type { WizardStep } from '../steps/use-wizard';
import { Wizard } from '../steps/Wizard';

interface ContactStepProps<Values extends object> {
  readonly step: WizardStep<Values>;
  readonly fields: readonly ContactField<Values>[];
  /** The text that one agrees to by submitting. */
  readonly consent: Sentence;
  readonly onSubmit: WizardStep<Values>['next'];
  /** Shown above the fields. */
  readonly notice?: ReactNode;
  /** Shown just above the buttons: the progress of sending, and what went wrong. */
  readonly sending?: ReactNode;
}

/** The last step of every registration: phone numbers, email and a password. */
export function ContactStep<Values extends object>(props: ContactStepProps<Values>) {
  const { step, fields, consent, onSubmit, notice, sending } = props;
  const follower = fields.find(({ sameAs }) => sameAs !== undefined);
  const { onFirst, onSecond, tick } = useSameNumber(
    follower?.sameAs && step.text(follower.sameAs),
    follower && step.text(follower.field),
    true,
  );
  return (
    <Wizard step={step} nextText="Submit" busyText="Submitting..." onSubmit={onSubmit}>
      {notice}
      {fields.map(({ field, kind, sameAs, ...words }) => {
        const Control = controls[kind];
        // Passwords are kept exactly as typed.
        const typed = kind === 'password' ? step.asTyped(field) : step.text(field);
        if (field === follower?.sameAs)
          return <Control key={field} {...words} {...typed} onChange={onFirst} />;
        if (!sameAs) return <Control key={field} {...words} {...typed} />;
        return (
          <div key={field}>
            <Control {...words} {...typed} onChange={onSecond} />
            <CheckboxField {...tick} />
          </div>
        );
      })}
      <ConsentText>{consent}</ConsentText>
      {sending}
    </Wizard>
  );
}

interface ControlProps extends Omit<ContactField<object>, 'field' | 'kind' | 'sameAs'> {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(typed: string): void;
  onBlur(): void;
}

const controls = {
  phone: PhoneField,
  email: EmailField,
  password: (field: ControlProps) => <PasswordField autoComplete="new-password" {...field} />,
};
