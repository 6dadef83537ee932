import { describe, expect, test } from 'vitest';
import { type Hours, readHours, sayTime, writeHours, writeTime } from './hours';
import { indianTime, openState, sayOpenState } from './open-state';
import { readDays, type Weekday, weekdays, writeDays } from './weekdays';

const eightToTen: Hours = { schedule: 'part-time', opens: 480, closes: 1320 };

test.each([
  [0, '12:00 AM', '12:00 AM'],
  [5, '12:05 AM', '12:05 AM'],
  [480, '08:00 AM', '8:00 AM'],
  [719, '11:59 AM', '11:59 AM'],
  [720, '12:00 PM', '12:00 PM'],
  [785, '01:05 PM', '1:05 PM'],
  [1320, '10:00 PM', '10:00 PM'],
  [1440, '12:00 AM', '12:00 AM'],
])('%i minutes after midnight are %s on the wire and %s to people', (minutes, wire, said) => {
  expect([writeTime(minutes), sayTime(minutes)]).toEqual([wire, said]);
});

describe('hours', () => {
  test.each<[text: string, hours: Hours]>([
    ['Full time', { schedule: 'full-time' }],
    ['full-time', { schedule: 'full-time' }],
    [' FULLTIME ', { schedule: 'full-time' }],
    ['08:00 AM - 10:00 PM', eightToTen],
    ['8:00 am - 10:00 pm', eightToTen],
    ['08:00AM-10:00PM', eightToTen],
    ['Open Daily: 08:00 AM to 10:00 PM', eightToTen],
    ['12:00 AM - 12:00 PM', { schedule: 'part-time', opens: 0, closes: 720 }],
  ])('%s is read', (text, hours) => {
    expect(readHours(text)).toEqual(hours);
  });

  test.each([
    '',
    'always',
    '08:00 AM',
    '8 to 10',
    '13:00 AM - 02:00 PM',
    '00:30 AM - 02:00 PM',
    '08:60 AM - 10:00 PM',
    '08:00 AM - 10:00 AM - 12:00 PM',
    '08:00 - 22:00',
    'Full time 08:00 AM',
  ])('%s is not', (text) => {
    expect(readHours(text)).toBeNull();
  });

  test.each<[Hours, string]>([
    [{ schedule: 'full-time' }, 'Full time'],
    [eightToTen, '08:00 AM - 10:00 PM'],
  ])('%j is written so that it reads the same', (hours, text) => {
    expect(writeHours(hours)).toBe(text);
    expect(readHours(text)).toEqual(hours);
  });
});

describe('days', () => {
  test.each<[text: string, days: Weekday[]]>([
    ['[Monday Tuesday]', ['Monday', 'Tuesday']],
    ['["Mon","Tue"]', ['Monday', 'Tuesday']],
    ['["Monday","Sunday"]', ['Monday', 'Sunday']],
    ['sunday, MONDAY', ['Monday', 'Sunday']],
    ['Mon Mon Mon', ['Monday']],
    ['Tue Thu', ['Tuesday', 'Thursday']],
    ['[]', []],
    ['', []],
    ['Mo Tu', []],
    ['Mondayish Someday', []],
  ])('%j is read', (text, days) => {
    expect(readDays(text)).toEqual(days);
  });

  test.each<[days: Weekday[], text: string]>([
    [['Monday', 'Tuesday'], '[Monday Tuesday]'],
    [['Sunday', 'Monday'], '[Monday Sunday]'],
    [[...weekdays], '[Monday Tuesday Wednesday Thursday Friday Saturday Sunday]'],
    [[], '[]'],
  ])('%j is written', (days, text) => {
    expect(writeDays(days)).toBe(text);
  });
});

test.each([
  ['2026-03-16T00:00:00Z', 0, 330],
  ['2026-03-15T18:29:59Z', 6, 1439],
  ['2026-03-15T18:30:00Z', 0, 0],
  ['2024-02-29T18:30:00Z', 4, 0],
  ['2025-12-31T20:00:00Z', 3, 90],
])('at %s it is day %i of the week in India, minute %i', (moment, day, minutes) => {
  expect(indianTime(new Date(moment))).toMatchObject({ day, minutes });
});

describe('whether it is open, and how that is said', () => {
  const fullTime: Hours = { schedule: 'full-time' };
  test.each<[moment: string, hours: Hours | null, days: Weekday[], said: string]>([
    ['2026-03-16T06:30:00Z', eightToTen, ['Monday'], 'Open now'],
    ['2026-03-16T02:29:59Z', eightToTen, ['Monday'], 'Closed · opens 8:00 AM'],
    ['2026-03-16T02:30:00Z', eightToTen, ['Monday'], 'Open now'],
    ['2026-03-16T16:29:59Z', eightToTen, ['Monday'], 'Open now'],
    ['2026-03-16T16:30:00Z', eightToTen, ['Monday', 'Tuesday'], 'Closed · opens Tue 8:00 AM'],
    ['2026-03-16T16:30:00Z', eightToTen, ['Monday'], 'Closed · opens Mon 8:00 AM'],
    // Late on Sunday in London it is Monday in India.
    ['2026-03-15T20:00:00Z', eightToTen, ['Monday'], 'Closed · opens 8:00 AM'],
    ['2026-03-15T06:30:00Z', eightToTen, ['Monday'], 'Closed · opens Mon 8:00 AM'],
    ['2026-03-15T18:29:59Z', fullTime, ['Monday'], 'Closed · opens Mon 12:00 AM'],
    ['2026-03-15T18:30:00Z', fullTime, ['Monday'], 'Open now'],
    ['2026-03-16T18:29:59Z', fullTime, ['Monday'], 'Open now'],
    ['2026-03-16T18:30:00Z', fullTime, [...weekdays], 'Open now'],
    ['2026-03-16T06:30:00Z', null, ['Monday'], 'Open'],
    ['2026-03-16T06:30:00Z', eightToTen, [], 'Open'],
  ])('%s, %j on %j: %s', (moment, hours, days, said) => {
    expect(String(sayOpenState(openState(hours, days, new Date(moment))))).toBe(said);
  });

  test('closed today, it opens at the earliest tomorrow', () => {
    const noon = new Date('2026-03-16T06:30:00Z');
    const said = (days: readonly Weekday[]) => String(sayOpenState(openState(eightToTen, days, noon, true)));
    expect(said([...weekdays])).toBe('Closed today · opens Tue 8:00 AM');
    expect(said(['Monday'])).toBe('Closed today · opens Mon 8:00 AM');
  });

  test('knows when it closes, unless it never does', () => {
    const noon = new Date('2026-03-16T06:30:00Z');
    expect(openState(eightToTen, ['Monday'], noon)).toEqual({ open: true, closes: 1320 });
    expect(openState(fullTime, ['Monday'], noon)).toEqual({ open: true, closes: null });
  });
});
