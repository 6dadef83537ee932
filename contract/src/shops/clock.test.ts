import { expect, test } from 'vitest';
import { inWords } from '../says';
import { atHour, atTime } from './clock';

test.each([
  [0, '12 AM', '12:00 AM', 'रात 12'],
  [239, '3:59 AM', '3:59 AM', 'रात 3:59'],
  [240, '4 AM', '4:00 AM', 'सुबह 4'],
  [510, '8:30 AM', '8:30 AM', 'सुबह 8:30'],
  [720, '12 PM', '12:00 PM', 'दोपहर 12'],
  [960, '4 PM', '4:00 PM', 'शाम 4'],
  [1200, '8 PM', '8:00 PM', 'रात 8'],
  [1440, '12 AM', '12:00 AM', 'रात 12'],
])('minute %i is %s, and another language names the part of the day', (minutes, hour, time, hindi) => {
  const words: Readonly<Record<string, string>> = {
    '{night} AM': 'रात {night}',
    '{morning} AM': 'सुबह {morning}',
    '{afternoon} PM': 'दोपहर {afternoon}',
    '{evening} PM': 'शाम {evening}',
    '{night} PM': 'रात {night}',
  };
  expect([String(atHour(minutes)), String(atTime(minutes))]).toEqual([hour, time]);
  expect(inWords(atHour(minutes), (english) => words[english] ?? english)).toBe(hindi);
});
