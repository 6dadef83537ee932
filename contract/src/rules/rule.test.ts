import { describe, expect, test } from 'vitest';
import { complain, hasComplaint, ifFilled, type RuleTable } from './rule';
import { hasOtherThan, isBlank, longerThan, shorterThan } from './text';

interface Form {
  readonly name: string;
  readonly again: string;
  readonly note: string;
}

const table = {
  name: [
    ['Name is required', isBlank],
    ['Name is short', shorterThan(2)],
  ],
  again: [['Not the same', (again, { name }) => again !== name]],
  note: ifFilled([['Note is short', shorterThan(5)]]),
} satisfies RuleTable<Form>;

describe('complain', () => {
  const rows: [values: Form, complaints: Partial<Form>][] = [
    [{ name: 'Asha', again: 'Asha', note: '' }, {}],
    [{ name: '', again: '', note: '' }, { name: 'Name is required' }],
    [{ name: 'A', again: 'A', note: '' }, { name: 'Name is short' }],
    [
      { name: 'Asha', again: 'Usha', note: 'abc' },
      { again: 'Not the same', note: 'Note is short' },
    ],
    [
      { name: ' ', again: 'x', note: '  ' },
      { name: 'Name is required', again: 'Not the same' },
    ],
    [{ name: 'Asha', again: 'Asha', note: 'abcde' }, {}],
  ];

  test.each(rows)('%j', (values, complaints) => {
    expect(complain<Form>(table, values)).toEqual(complaints);
    expect(hasComplaint(complain<Form>(table, values))).toBe(Object.keys(complaints).length > 0);
  });

  test('a field without rows is always right', () => {
    expect(complain<Form>({}, { name: '', again: '', note: '' })).toEqual({});
  });
});

describe('conditions on text', () => {
  const rows: [name: string, condition: (text: string) => boolean, holds: string[], fails: string[]][] = [
    ['isBlank', isBlank, ['', ' ', '\t\n', '\u00a0'], ['a', ' a ', '0']],
    ['shorterThan(2)', shorterThan(2), ['', 'a', ' a ', '😀', 'क'], ['ab', 'कि', '😀😀']],
    ['longerThan(3)', longerThan(3), ['abcd', '😀😀😀😀'], ['abc', '  abc  ', '😀😀😀']],
    [
      'hasOtherThan(letters)',
      hasOtherThan(/[\p{L}\p{M} ]/u),
      ['a1', 'a-b', 'a\u200b', '😀', 'a\tb'],
      ['', 'Asha Menon', 'ആശ മേനോൻ', 'शर्मा', ' a ', 'é'],
    ],
  ];

  test.each(rows)('%s', (_, condition, holds, fails) => {
    expect(holds.filter((text) => !condition(text))).toEqual([]);
    expect(fails.filter((text) => condition(text))).toEqual([]);
  });
});
