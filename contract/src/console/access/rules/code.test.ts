import { describe, expect, test } from 'vitest';
import { complain } from '../../../rule-engine/rule';
import { codeRules, firstCodeRules, readCode, recoveryAlphabet } from './code';

describe('a code as it was typed', () => {
  test.each([
    ['123456', { isRecovery: false, code: '123456' }],
    [' 123 456 ', { isRecovery: false, code: '123456' }],
    ['123-456', { isRecovery: false, code: '123456' }],
    ['7H2KD-9WQ4M', { isRecovery: true, code: '7H2KD9WQ4M' }],
    ['7h2kd 9wq4m', { isRecovery: true, code: '7H2KD9WQ4M' }],
    // Letters that are no letters of a code are the figures that they look like.
    ['LLLLL-00000', { isRecovery: true, code: '1111100000' }],
    ['iiiii-OOOOO', { isRecovery: true, code: '1111100000' }],
    ['lIoO1-AAAAA', { isRecovery: true, code: '11001AAAAA' }],
    ['12345', null],
    ['1234567', null],
    ['12345678901', null],
    ['7H2KD-9WQ4', null],
    ['7H2KD-9WQ4MM', null],
    ['UUUUU-UUUUU', null],
    ['O12345', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed)).toEqual(code);
  });

  test('nothing that is given out is read as something else', () => {
    expect([...recoveryAlphabet]).toHaveLength(32);
    for (const letter of recoveryAlphabet)
      expect(readCode(`A${letter.repeat(9)}`)?.code).toBe(`A${letter.repeat(9)}`);
  });
});

const says = (rules: typeof codeRules, code: string) => complain(rules, { code }).code;

test('either kind is taken where one is asked for, and only the app’s where the app is new', () => {
  expect([says(codeRules, '123456'), says(codeRules, '7H2KD-9WQ4M')]).toEqual([undefined, undefined]);
  expect(says(codeRules, ' ')).toBe('Please enter your code');
  expect(says(codeRules, '12')).toBe(
    'Enter the 6 digits of your app, or a recovery code such as 7H2KD-9WQ4M',
  );
  expect(says(firstCodeRules, '123456')).toBeUndefined();
  expect(says(firstCodeRules, '7H2KD-9WQ4M')).toBe('Enter the 6 digits that the app shows');
  expect(says(firstCodeRules, '')).toBe('Please enter the code that the app shows');
});
