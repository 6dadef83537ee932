import { openTables } from './tables';

/** True for a word of English that is spelt right: whatever it means, it is no slip of another. */
export const isRightWord = (word: string): boolean => openTables().lexicon.rightWords.has(word);
