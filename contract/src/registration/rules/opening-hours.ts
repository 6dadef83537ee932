import { readHours } from '../../shops/hours';
import type { Operating } from '../values';

/** The choices of the pickers. */
export const hourChoices = [
  '01:00',
  '02:00',
  '03:00',
  '04:00',
  '05:00',
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '12:00',
] as const;
export const halvesOfDay = ['AM', 'PM'] as const;

const leastMinutes = 60;

/** Minutes from opening to closing; null if the hours cannot be read. */
function minutesOpen(openingHours: string): number | null {
  const hours = readHours(openingHours);
  return hours?.schedule === 'part-time' ? hours.closes - hours.opens : null;
}

const isPartTime = ({ scheduleType }: Operating): boolean => scheduleType !== 'full-time';

/** Hours that cannot be read count as wrong. */
export const opensTooLate = (openingHours: string, all: Operating): boolean =>
  isPartTime(all) && (minutesOpen(openingHours) ?? 0) <= 0;

export const closesTooSoon = (openingHours: string, all: Operating): boolean =>
  isPartTime(all) && (minutesOpen(openingHours) ?? 0) < leastMinutes;
