/** Words that people use, and what they mean by them. */
export interface Alias {
  readonly words: readonly string[];
  /** The category that is suggested while one of the words is typed. */
  readonly under: string;
  /** The words to search for instead; null for everything of the category. */
  readonly finds: readonly string[] | null;
}

/** Splits 'one; another'. */
export const entries = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** `finds` is searched for, whether one of those or of `words` was typed. */
export const within = (under: string, finds: string, words: string): Alias => ({
  under,
  finds: entries(finds),
  words: [...entries(finds), ...entries(words)],
});
