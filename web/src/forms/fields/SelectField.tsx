import type { ComponentProps } from 'react';
import { Field } from './Field';
import type { TextControlProps } from './TextField';
import { say } from '../../say';

export type Option<Value extends string = string> = { value: Value; label: string };

type SelectFieldProps = TextControlProps &
  Omit<ComponentProps<'select'>, keyof TextControlProps | 'className' | 'id' | 'children'> & {
    options: readonly Option[];
    /** The text of the first, empty choice. */
    placeholder?: string;
  };

/** A native select: on a phone it opens the picker that people know. */
export function SelectField({
  label,
  help,
  error,
  optional,
  onChange,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, optional }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="control"
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
