import { atTime } from './clock';
import type { Hours } from './hours';
import { Said, type Sentence, says } from '../says';
import { type Weekday, weekdays } from './weekdays';

export type OpenState =
  | { readonly open: true; readonly closes: number | null }
  | {
      readonly open: false;
      readonly opens: { readonly day: Weekday; readonly today: boolean; readonly at: number };
      /** Only today, by the owner's word. */
      readonly isException?: true;
    };

const indianOffsetMs = 5.5 * 60 * 60 * 1000;

export interface IndianTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Monday is 0. */
  readonly day: number;
  readonly minutes: number;
}

/** Indian wall-clock time, whatever the machine's zone. */
export function indianTime(now: Date): IndianTime {
  const shifted = new Date(now.getTime() + indianOffsetMs);
  return {
    date: shifted.toISOString().slice(0, 10),
    day: (shifted.getUTCDay() + 6) % 7,
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Null if hours or days are not known. */
export const openState = (
  hours: Hours | null,
  days: readonly Weekday[],
  now: Date,
  isClosedToday = false,
): OpenState | null => openStateAt(hours, days, indianTime(now), isClosedToday);

/** For many shops at one time. */
export function openStateAt(
  hours: Hours | null,
  days: readonly Weekday[],
  { day: today, minutes }: IndianTime,
  isClosedToday = false,
): OpenState | null {
  if (!hours || days.length === 0) return null;
  const opens = hours.schedule === 'full-time' ? 0 : hours.opens;
  const closes = hours.schedule === 'full-time' ? 24 * 60 : hours.closes;
  for (let ahead = isClosedToday ? 1 : 0; ahead <= 7; ahead++) {
    const day = weekdays[(today + ahead) % 7];
    if (!day || !days.includes(day)) continue;
    if (ahead === 0 && minutes >= closes) continue;
    if (ahead === 0 && minutes >= opens) {
      return { open: true, closes: hours.schedule === 'full-time' ? null : closes };
    }
    const next = { day, today: ahead === 0, at: opens };
    return { open: false, opens: next, ...(isClosedToday && { isException: true }) };
  }
  return null;
}

/** 'Open now', 'Closed · opens 8:00 AM', 'Closed today · opens Mon 8:00 AM'; 'Open' if the hours are not known. */
export function sayOpenState(state: OpenState | null): Sentence {
  if (!state) return 'Open';
  if (state.open) return 'Open now';
  const opens = { day: new Said(state.opens.day.slice(0, 3), {}), time: atTime(state.opens.at) };
  if (state.isException) return says('Closed today · opens {day} {time}', opens);
  if (state.opens.today) return says('Closed · opens {time}', opens);
  return says('Closed · opens {day} {time}', opens);
}
