import { expect, test } from 'vitest';
import { otherAs, otherWords } from './category-choice';

test.each([
  ['Other: tattoo studio', 'tattoo studio'],
  ['Other:tattoo studio', 'tattoo studio'],
  ['Other:', ''],
  ['Other', null],
  ['Salon', null],
])('the words of %j are %j [D-107]', (choice, words) => {
  expect(otherWords(choice)).toBe(words);
});

test.each(['', ' tattoo'])('what is typed as %j stays as it is typed [D-107]', (typed) => {
  expect(otherWords(otherAs(typed))).toBe(typed);
});
