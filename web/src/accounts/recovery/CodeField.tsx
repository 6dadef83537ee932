import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldGroup, type FieldProps } from '../../forms/fields/Field';
import { say } from '../../say';

const length = 4;
const places = Array.from({ length }, (_, place) => place);

type CodeFieldProps = FieldProps & {
  /** Up to four characters, with a space for an empty box before the last filled one. */
  value: string;
  onChange: (value: string) => void;
};

export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digitAt = (place: number) => value.charAt(place).trim();
  const goTo = (place: number) => boxes.current[Math.max(0, Math.min(place, length - 1))]?.focus();

  function write(from: number, digits: string) {
    const next = places.map((place) => digits[place - from] ?? (digitAt(place) || ' '));
    onChange(next.join('').trimEnd());
    goTo(from + digits.length);
  }
  function erase(place: number) {
    const next = places.map((other) => (other === place ? ' ' : digitAt(other) || ' '));
    onChange(next.join('').trimEnd());
  }
  function type(place: number, typed: string) {
    const digits = newDigits(digitAt(place), typed);
    if (digits) write(place, digits);
    else if (typed === '') erase(place);
  }
  function paste(place: number, event: ClipboardEvent) {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    write(digits.length === length ? 0 : place, digits);
  }
  function onKeyDown(place: number, event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') goTo(place - 1);
    else if (event.key === 'ArrowRight') goTo(place + 1);
    else if (event.key === 'Backspace' && !digitAt(place) && place > 0) {
      erase(place - 1);
      goTo(place - 1);
    } else return;
    event.preventDefault();
  }

  return (
    <FieldGroup {...field}>
      {({ id: _, ...described }) => (
        <div className="flex gap-3">
          {places.map((place) => (
            <input
              key={place}
              {...described}
              ref={(box) => {
                boxes.current[place] = box;
              }}
              className="control max-w-14 px-0! text-center text-xl font-semibold"
              aria-label={say('Digit {place} of {count}', { place: place + 1, count: length })}
              inputMode="numeric"
              autoComplete={place === 0 ? 'one-time-code' : 'off'}
              value={digitAt(place)}
              onChange={(event) => type(place, event.target.value)}
              onPaste={(event) => paste(place, event)}
              onKeyDown={(event) => onKeyDown(place, event)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, length);

/**
 * The boxes have no maxlength: an autofilled code arrives whole in the first box and is spread from there. A second
 * digit typed into a full box replaces the first.
 */
function newDigits(old: string, typed: string): string {
  const digits = digitsOf(typed);
  return old && digits.length === 2 ? digits.replace(old, '') : digits;
}
