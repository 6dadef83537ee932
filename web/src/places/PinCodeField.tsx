import type { Place } from '@aaspaas/contract/places/place';
import { TextField } from '../forms/fields/TextField';
import { type FilledFields, useFillFromPin } from './use-fill-from-pin';

interface PinCodeFieldProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly name?: string;
  readonly value: string;
  readonly error?: string | undefined;
  onChange(typed: string): void;
  onBlur?(): void;
  /** What it fills in. */
  readonly fills: FilledFields;
}

/** Six digits, which fill in the town or district, and the state. */
export function PinCodeField({ fills, onChange, ...field }: PinCodeFieldProps) {
  const place = useFillFromPin(field.value, fills);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="postal-code"
      // Accepts a pasted '560 001'.
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 6))}
      help={<span role="status">{sayWhatItIs(place, Object.keys(fills))}</span>}
    />
  );
}

function sayWhatItIs(place: Place | null | undefined, filled: readonly string[]): string {
  if (place === null) return 'We do not know this PIN code. Please check it.';
  if (place === undefined) return `We fill in your ${filled.join(' and ')}.`;
  return [...new Set([place.name, place.city, place.state])].join(', ');
}
