import { readDays, type Weekday, weekdays } from '@aaspaas/contract/shops/weekdays';

/** Days as they are stored, as bits: Monday is 1, Sunday is 64. */
export function bitsOf(days: readonly string[]): number {
  const chosen = readDays(days.join(' '));
  return weekdays.reduce((bits, day, index) => (chosen.includes(day) ? bits | (1 << index) : bits), 0);
}

const everyWeek = Array.from({ length: 1 << weekdays.length }, (_, bits) =>
  weekdays.filter((_day, index) => bits & (1 << index)),
);

export const daysOf = (bits: number): readonly Weekday[] => everyWeek[bits] ?? [];
