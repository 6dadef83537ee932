import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldProps } from './Field';
import { say } from '../../say';

export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  text?: string;
  icon?: ReactNode;
};

type ChoiceGroupProps<Value extends string> = FieldProps & {
  choices: readonly Choice<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Classes of the grid in which they stand. */
  layout?: string;
};

/** One of several choices, as cards. Underneath are native radios, which arrow keys and screen readers know. */
export function ChoiceGroup<Value extends string>({
  choices,
  value,
  onChange,
  layout = 'grid-cols-2 gap-2 sm:grid-cols-3',
  ...field
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...field}>
      {({ id: _, ...described }) => (
        <div className={`grid ${layout}`}>
          {choices.map((choice) => (
            <label key={choice.value} className="choice">
              <input
                {...described}
                type="radio"
                name={name}
                className="visually-hidden"
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <ChoiceFace {...choice} />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function ChoiceFace({ icon, label, text }: Choice) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        <span className="block font-medium">{say(label)}</span>
        {text && <span className="block text-sm text-ink-soft">{say(text)}</span>}
      </span>
    </>
  );
}
