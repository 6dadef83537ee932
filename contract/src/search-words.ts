/** Longer than any word that people search for; the database's search cannot take a word of thousands of bytes. */
const longestWord = 40;

/** Of a search no more telling words than this are searched for; of agents' names no more are compared. */
export const mostWordsOfSearch = 12;

/** Longer than any name, address or search; the rest is ignored. */
const longestText = 1000;

// They only shape letters, and not all keyboards write them.
const joiners = /[\u200c\u200d]/g;

/**
 * The only way in which text becomes words for searching, in the browser and on the server. Marks count as letters:
 * without them Hindi and Malayalam words would be split at their vowel signs.
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
