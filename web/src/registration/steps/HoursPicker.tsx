import { halvesOfDay, hourChoices } from '@aaspaas/contract/registration/opening-hours';
import { operatingAtFirst } from '@aaspaas/contract/registration/values';
import { FieldGroup } from '../../ui/Field';

interface HoursPickerProps {
  /** '08:00 AM - 10:00 PM' */
  readonly value: string;
  readonly error: string | undefined;
  onChange(hours: string): void;
}

/** Opening and closing time, each an hour and its half of the day. */
export function HoursPicker({ value, error, onChange }: HoursPickerProps) {
  const [opens, closes] = timesOf(value);
  return (
    <FieldGroup label="Opening hours" error={error}>
      {() => (
        <div className="grid gap-3 sm:grid-cols-2">
          <TimePicker
            label="Opening time"
            value={opens}
            onChange={(time) => onChange(`${time} - ${closes}`)}
          />
          <TimePicker
            label="Closing time"
            value={closes}
            onChange={(time) => onChange(`${opens} - ${time}`)}
          />
        </div>
      )}
    </FieldGroup>
  );
}

interface TimePickerProps {
  readonly label: string;
  /** '08:00 AM' */
  readonly value: string;
  onChange(time: string): void;
}

function TimePicker({ label, value, onChange }: TimePickerProps) {
  const [hour = '', half = ''] = value.split(' ');
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <span className="text-sm text-ink-soft">{label}</span>
      <div className="flex gap-2">
        <select
          aria-label={`${label}, hour`}
          className="control"
          value={hour}
          onChange={(event) => onChange(`${event.target.value} ${half}`)}
        >
          {hourChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <select
          aria-label={`${label}, AM or PM`}
          className="control"
          value={half}
          onChange={(event) => onChange(`${hour} ${event.target.value}`)}
        >
          {halvesOfDay.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** A draft may hold hours that cannot be read; the pickers then begin anew. */
function timesOf(hours: string): readonly [opens: string, closes: string] {
  const isTime = (text: string | undefined): text is string =>
    hourChoices.some((hour) => halvesOfDay.some((half) => text === `${hour} ${half}`));
  const [opens, closes] = hours.split(' - ');
  if (isTime(opens) && isTime(closes)) return [opens, closes];
  return timesOf(operatingAtFirst.openingHours);
}
