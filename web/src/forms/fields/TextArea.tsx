import type { ComponentProps } from 'react';
import { Field } from './Field';
import type { TextControlProps } from './TextField';

type TextAreaProps = TextControlProps &
  Omit<ComponentProps<'textarea'>, keyof TextControlProps | 'className' | 'id'> & {
    /** Shows how many of this many characters are used. It only counts; the rules decide. */
    countTo?: number;
  };

export function TextArea({ label, help, error, optional, onChange, countTo, ...area }: TextAreaProps) {
  const count = countTo && `${[...area.value].length}/${countTo}`;
  return (
    <Field {...{ label, error, optional }} help={help ?? count}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className="control"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
