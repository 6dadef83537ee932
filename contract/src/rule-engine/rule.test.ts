import { describe, expect, test } from 'vitest';
import { says } from '../says';
import { complain, hasComplaint, ifFilled, ofEach, type Row, type RuleTable } from './rule';
import {
  fewerLettersThan,
  hasOtherThan,
  hasSignsOtherThan,
  hasWord,
  hasWordBeginningWith,
  isBlank,
  isNoneOf,
  longerThan,
  shorterThan,
} from './text';

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

describe('ofEach', () => {
  const aboutOne: readonly Row<string, Lists>[] = [
    ['Some name is missing', isBlank],
    ['{name} is short', shorterThan(3), (name) => ({ name })],
  ];
  interface Lists {
    readonly names: readonly string[];
  }
  const table = { names: ofEach((names: readonly string[]) => names, aboutOne) } satisfies RuleTable<Lists>;

  test.each<[names: string[], sentence: string | undefined]>([
    [[], undefined],
    [['Asha'], undefined],
    [['Asha', ''], 'Some name is missing'],
    [['Asha', 'Al', 'Bo'], 'Al is short'],
    [['Al', ''], 'Some name is missing'],
  ])('%j: %s', (names, sentence) => {
    expect(complain<Lists>(table, { names }).names).toBe(sentence);
  });
});

describe('a sentence with parameters', () => {
  test('is filled as it becomes text, with sentences inside it', () => {
    const wait = says('Wait {time}, {name}', { time: says('{n} seconds', { n: 30 }), name: 'A{n}ha $&' });
    expect(String(wait)).toBe('Wait 30 seconds, A{n}ha $&');
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
    [
      'hasSignsOtherThan(letters)',
      hasSignsOtherThan(/[\p{L}\p{M} ]/u),
      ['a1', 'a\u200b', '\u200d', 'a \u200db', 'a\u200d\u200d'],
      ['', 'Asha', 'മേനോന്\u200d', 'दर्\u200dया', 'നന്\u200cമ'],
    ],
    ['fewerLettersThan(2)', fewerLettersThan(2), ['', 'a1', '😀😀', 'कि'], ['ab', 'a1b', 'കഖ']],
    [
      'hasWord(fake, scam)',
      hasWord('fake', 'scam'),
      ['fake', 'A FAKE one', 'no-scam', '(scam)', 'നല്ല scam'],
      ['', 'fakes', 'unfake', 'fake2', 'കfake', 'scamക'],
    ],
    [
      'hasWordBeginningWith(test)',
      hasWordBeginningWith('test'),
      ['test', 'Testing', 'A (TEST)', "A'test"],
      ['', 'latest', 'contest', 'Te st', 'കtest'],
    ],
    ['isNoneOf(a, b)', isNoneOf(['a', 'b']), ['', 'A', ' a', 'c'], ['a', 'b']],
  ];

  test.each(rows)('%s', (_, condition, holds, fails) => {
    expect(holds.filter((text) => !condition(text))).toEqual([]);
    expect(fails.filter((text) => condition(text))).toEqual([]);
  });
});
