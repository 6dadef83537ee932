import { longerThan, shorterThan } from '../rule-engine/text';
import { categoryNames } from './category-names';

/** Where no category fits, an owner says in a few words what the business is, and the admin files it under one. */
export const otherCategory = 'Other';
const beforeWords = `${otherCategory}:`;

/** 'Other: tattoo studio', as forms hold and send it. */
export const otherAs = (words: string): string => `${beforeWords} ${words}`;

/** The words of 'Other: tattoo studio', also where no space is before them; null for a category. */
export const otherWords = (choice: string): string | null =>
  choice.startsWith(beforeWords) ? choice.slice(beforeWords.length).replace(/^ /, '') : null;

export const isNoCategory = (choice: string): boolean =>
  !categoryNames.includes(choice) && otherWords(choice) === null;

export const otherNeedsWords = 'Please say in 2 to 40 characters what you do';
const [isShort, isLong] = [shorterThan(2), longerThan(40)];
export const lacksWords = (choice: string): boolean => {
  const words = otherWords(choice);
  return words !== null && (isShort(words) || isLong(words));
};

/** The editor sends a stored 'Other' back as it is; nobody registers as it without words. */
export const lacksWordsOfNew = (choice: string): boolean => choice === otherCategory || lacksWords(choice);

/** The own ones of a registration first, then all others but 'Other', by the alphabet in which they are shown. */
export const allCategories = (
  own: readonly string[],
  compare: (one: string, other: string) => number,
): readonly string[] => [
  ...own,
  ...categoryNames.filter((name) => !own.includes(name) && name !== otherCategory).toSorted(compare),
];
