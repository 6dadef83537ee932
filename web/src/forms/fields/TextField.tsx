import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export type TextControlProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
};

type TextFieldProps = TextControlProps &
  Omit<ComponentProps<'input'>, keyof TextControlProps | 'className' | 'id'>;

export function TextField({ label, help, error, optional, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, help, error, optional }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className="control"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Phones show a keyboard with @ and begin no word with a capital. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...props} />
);
