/** Longer than any word anyone looks for; the database's search takes no word of thousands of bytes. */
const longestWord = 40;

/** Nobody means more words than this; what follows them in a search is not read. */
export const mostWordsOfSearch = 12;

/** Longer than any name, address or search; what follows is not read. */
const longestText = 1000;

// They shape letters and say nothing; some keyboards write them and some do not.
const joiners = /[\u200c\u200d]/g;

/**
 * The one way text becomes words for searching, on both sides. Marks count as letters:
 * without them Hindi and Malayalam words would fall apart at their vowel signs.
 */
export function searchWords(text: string): string[] {
  return text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(joiners, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, longestWord).join(''));
}

export const searchKey = (text: string): string => searchWords(text).join(' ');
