import { type Place, isPin } from '@aaspaas/contract/places/place';
import { TextField } from '../forms/fields/TextField';
import { useEffect, useRef } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import { useRead } from '../api/use-read';
import { say, sayName } from '../say';
import { says } from '@aaspaas/contract/says';

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
      help={<span role="status">{sayWhatItIs(place, filledBy(fills))}</span>}
    />
  );
}

function sayWhatItIs(place: Place | null | undefined, [first = 'city', second]: readonly Filled[]): string {
  if (place === null) return say('We do not know this PIN code. Please check it.');
  if (place === undefined)
    return second
      ? say('We fill in your {first} and {second}.', { first: say(named[first]), second: say(named[second]) })
      : say('We fill in your {first}.', { first: say(named[first]) });
  return sayName([...new Set([place.name, place.city, place.state])].join(', '));
}

/** A text field of a form. */
interface Fillable {
  readonly value: string;
  onChange(typed: string): void;
}

/** The fields that a PIN code fills, by what of the place they take. */
type FilledFields = Partial<Readonly<Record<Filled, Fillable>>>;
type Filled = 'city' | 'district' | 'state';

const named = { city: says('city'), district: says('district'), state: says('state') };

// Object.keys widens to string.
const filledBy = (fields: FilledFields): Filled[] => Object.keys(fields) as Filled[];

/**
 * Fills the fields when a known PIN code has been typed: those that are empty, or that an earlier PIN code has filled,
 * never what a person typed. Gives the place; undefined while it is not known, as without a network, and null for a PIN
 * code that there is not.
 */
function useFillFromPin(pin: string, fields: FilledFields): Place | null | undefined {
  const reading = useRead(findPlace, isPin(pin) ? { key: pin } : null);
  const place = reading.state === 'loaded' ? reading.reply.place : undefined;
  const filled = useRef(new Map<string, string>());
  useEffect(() => {
    if (!place) return;
    for (const [name, field] of Object.entries(fields)) {
      // The names of the fields are those of the place.
      const value = place[name as keyof FilledFields];
      const isFree = field.value.trim() === '' || field.value === filled.current.get(name);
      if (!isFree || field.value === value || !onlyLetters.test(value)) continue;
      filled.current.set(name, value);
      field.onChange(value);
    }
    // Only a new place fills; the fields change with every letter that is typed into them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place?.key]);
  return pin.length === 6 && !isPin(pin) ? null : place;
}

/** Forms take nothing else for these fields, and 'North 24 Parganas' is better left to the person than refused. */
const onlyLetters = /^[\p{L}\p{M} ]+$/u;
