import { useEffect, useRef } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import { isPin, type Place } from '@aaspaas/contract/places/place';
import { useRead } from '../api/use-read';

/** A text field of a form. */
interface Fillable {
  readonly value: string;
  onChange(typed: string): void;
}

/** The fields that a PIN code fills, by what of the place they take. */
export type FilledFields = Partial<Readonly<Record<'city' | 'district' | 'state', Fillable>>>;

/**
 * Fills the fields when a known PIN code has been typed: those that are empty, or that an earlier PIN code has filled,
 * never what a person typed. Gives the place; undefined while it is not known, as without a network, and null for a PIN
 * code that there is not.
 */
export function useFillFromPin(pin: string, fields: FilledFields): Place | null | undefined {
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
