import { halvesOfDay } from '@aaspaas/contract/registration/rules/opening-hours';
import { readHours, writeTime } from '@aaspaas/contract/shops/hours';
import { FieldGroup } from './Field';
import { say } from '../../say';

interface HoursPickerProps {
  /** Such as '08:00 AM - 10:00 PM'. */
  readonly value: string;
  readonly error: string | undefined;
  /** The hours to choose from, such as '01:00' and '02:00'. */
  readonly hours: readonly string[];
  /** Shown when the value cannot be read. */
  readonly atFirst: string;
  onChange(hours: string): void;
}

/** Opening and closing time, each with an hour, minutes and AM or PM. */
export function HoursPicker({ value, error, hours, atFirst, onChange }: HoursPickerProps) {
  const [opens, closes] = timesOf(value) ?? timesOf(atFirst) ?? ['', ''];
  return (
    <FieldGroup label="Opening hours" error={error}>
      {() => (
        <div className="grid gap-3 sm:grid-cols-2">
          <TimePicker
            label="Opening time"
            hours={hours}
            value={opens}
            onChange={(time) => onChange(`${time} - ${closes}`)}
          />
          <TimePicker
            label="Closing time"
            hours={hours}
            value={closes}
            onChange={(time) => onChange(`${opens} - ${time}`)}
          />
        </div>
      )}
    </FieldGroup>
  );
}

const quarters = ['00', '15', '30', '45'];

interface TimePickerProps {
  readonly label: string;
  readonly hours: readonly string[];
  /** Such as '08:00 AM'. */
  readonly value: string;
  onChange(time: string): void;
}

function TimePicker({ label, hours, value, onChange }: TimePickerProps) {
  const [, hour = '', minutes = '', half = ''] = /^(\d\d):(\d\d) (.*)$/.exec(value) ?? [];
  // A shop that opens at 09:10 keeps that time until its owner chooses another one.
  const minuteChoices = quarters.includes(minutes) ? quarters : [minutes, ...quarters];
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <span className="text-sm text-ink-soft">{label}</span>
      <div className="flex flex-wrap gap-2 *:w-auto *:flex-1">
        <select
          aria-label={say('{label}, hour', { label })}
          className="control"
          value={`${hour}:00`}
          onChange={(event) => onChange(`${event.target.value.slice(0, 2)}:${minutes} ${half}`)}
        >
          {hours.map((choice) => (
            <option key={choice} value={choice}>
              {choice.slice(0, 2)}
            </option>
          ))}
        </select>
        <select
          aria-label={say('{label}, minutes', { label })}
          className="control"
          value={minutes}
          onChange={(event) => onChange(`${hour}:${event.target.value} ${half}`)}
        >
          {minuteChoices.map((choice) => (
            <option key={choice} value={choice}>
              :{choice}
            </option>
          ))}
        </select>
        <select
          aria-label={say('{label}, AM or PM', { label })}
          className="control"
          value={half}
          onChange={(event) => onChange(`${hour}:${minutes} ${event.target.value}`)}
        >
          {halvesOfDay.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

function timesOf(text: string): readonly [opens: string, closes: string] | null {
  const hours = readHours(text);
  return hours?.schedule === 'part-time' ? [writeTime(hours.opens), writeTime(hours.closes)] : null;
}
