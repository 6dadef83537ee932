import { Field } from './Field';
import type { TextControlProps } from './TextField';

type PhoneFieldProps = TextControlProps & { name?: string; onBlur?: () => void; disabled?: boolean };

/** Ten digits after a fixed +91. Pasted numbers with spaces, a country code or a leading zero are understood. */
export function PhoneField({ label, help, error, optional, value, onChange, ...input }: PhoneFieldProps) {
  return (
    <Field {...{ label, help, error, optional }}>
      {(control) => (
        <div className="relative">
          <span aria-hidden className="absolute inset-y-0 left-0 flex items-center pl-3.5 text-ink-soft">
            +91
          </span>
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            className="control pl-13!"
            value={value}
            onChange={(event) => onChange(tenDigits(event.target.value))}
          />
        </div>
      )}
    </Field>
  );
}

function tenDigits(typed: string): string {
  // A whole number that is pasted after a typed prefix has two prefixes.
  const digits = typed.replace(/^(\s*\+91[\s-]*)+(?=\+91)/, '').replace(/\D/g, '');
  const national = digits.length > 10 ? digits.replace(/^(0?91|0)/, '') : digits;
  return national.slice(0, 10);
}
