import { Button } from '../../ui/Button';
import { FieldGroup, type FieldProps } from './Field';
import { MoreList } from '../../ui/MoreList';
import type { Option } from './SelectField';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';

type MultiChoiceProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  first?: number;
  /** Sets of options to choose with one tap. */
  sets?: readonly { readonly label: string; readonly values: readonly Value[] }[];
};

/** Any number of options, as toggle buttons: weekdays, services offered, kinds of vehicle. */
export function MultiChoice<Value extends string>({
  options,
  value,
  onChange,
  first,
  sets,
  ...field
}: MultiChoiceProps<Value>) {
  const toggle = (picked: Value) =>
    onChange(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);
  const startOpen = options.slice(first ?? Infinity).some((option) => value.includes(option.value));
  return (
    <FieldGroup {...field}>
      {({ id: _, ...described }) => (
        <MoreList items={options} first={first} startOpen={startOpen}>
          {(shown) => (
            <div className="flex flex-wrap gap-2">
              {sets && (
                <div className="flex w-full">
                  {sets.map(({ label, values }) => (
                    <Button key={label} variant="quiet" size="small" onClick={() => onChange([...values])}>
                      {say(label)}
                    </Button>
                  ))}
                </div>
              )}
              {shown.map((option) => (
                <label key={option.value} className="choice">
                  <input
                    {...described}
                    type="checkbox"
                    className="visually-hidden"
                    checked={value.includes(option.value)}
                    onChange={() => toggle(option.value)}
                  />
                  {value.includes(option.value) && <Icon name="check" size={18} />}
                  {say(option.label)}
                </label>
              ))}
            </div>
          )}
        </MoreList>
      )}
    </FieldGroup>
  );
}
