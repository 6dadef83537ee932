import { useId, type ReactNode } from 'react';
import { FieldError } from './Field';

type CheckboxFieldProps = {
  /** May contain links. */
  label: ReactNode;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
};

export function CheckboxField({ label, value, onChange, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div data-invalid={error ? '' : undefined}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
        <input
          {...input}
          type="checkbox"
          className="size-5 shrink-0 accent-leaf"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
