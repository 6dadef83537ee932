import { expect, test } from 'vitest';
import { searchKey, searchWords } from './search-words';

test.each([
  ['Anand Stores', ['anand', 'stores']],
  ['  A.C.  Installation & Repair ', ['a', 'c', 'installation', 'repair']],
  ["O'Brien's", ['o', 'brien', 's']],
  ['സ്റ്റോഴ്സ്', ['സ്റ്റോഴ്സ്']],
  ['शर्मा किराना', ['शर्मा', 'किराना']],
  ['ＦＵＬＬ width ﬁne', ['full', 'width', 'fine']],
  ['24x7', ['24x7']],
  ["a' | b:* & !c <-> (d)", ['a', 'b', 'c', 'd']],
  ['%_\\', []],
  ['😀 ★', []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
  expect(searchKey(text)).toBe(words.join(' '));
});

test('a letter is the same however it is composed', () => {
  expect(searchWords('Cafe\u0301')).toEqual(searchWords('Café'));
  expect(searchWords('സ്റ്റോഴ്\u200cസ്')).toEqual(['സ്റ്റോഴ്സ്']);
  expect(searchWords('दर्\u200dया')).toEqual(['दर्या']);
});

test('a long word is cut between characters, never inside one', () => {
  expect(searchWords('a'.repeat(500))).toEqual(['a'.repeat(40)]);
  expect(searchWords('𑄌'.repeat(500))).toEqual(['𑄌'.repeat(40)]);
});
