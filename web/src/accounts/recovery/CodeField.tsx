import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldGroup, type FieldProps } from '../../forms/fields/Field';
import { say } from '../../say';

const length = 4;
const indexes = Array.from({ length }, (_, index) => index);

type CodeFieldProps = FieldProps & {
  /** Up to four characters, with a space for an empty box before the last filled one. */
  value: string;
  onChange: (value: string) => void;
};

export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digitAt = (index: number) => value.charAt(index).trim();
  const goTo = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  function write(from: number, digits: string) {
    const next = indexes.map((index) => digits[index - from] ?? (digitAt(index) || ' '));
    onChange(next.join('').trimEnd());
    goTo(from + digits.length);
  }
  function erase(index: number) {
    const next = indexes.map((other) => (other === index ? ' ' : digitAt(other) || ' '));
    onChange(next.join('').trimEnd());
  }
  function type(index: number, typed: string) {
    const digits = newDigits(digitAt(index), typed);
    if (digits) write(index, digits);
    else if (typed === '') erase(index);
  }
  function paste(index: number, event: ClipboardEvent) {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    write(digits.length === length ? 0 : index, digits);
  }
  function onKeyDown(index: number, event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') goTo(index - 1);
    else if (event.key === 'ArrowRight') goTo(index + 1);
    else if (event.key === 'Backspace' && !digitAt(index) && index > 0) {
      erase(index - 1);
      goTo(index - 1);
    } else return;
    event.preventDefault();
  }

  return (
    <FieldGroup {...field}>
      {({ id: _, ...described }) => (
        <div className="flex gap-3">
          {indexes.map((index) => (
            <input
              key={index}
              {...described}
              ref={(box) => {
                boxes.current[index] = box;
              }}
              className="control max-w-14 px-0! text-center text-xl font-semibold"
              aria-label={say('Digit {number} of {count}', { number: index + 1, count: length })}
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              value={digitAt(index)}
              onChange={(event) => type(index, event.target.value)}
              onPaste={(event) => paste(index, event)}
              onKeyDown={(event) => onKeyDown(index, event)}
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
