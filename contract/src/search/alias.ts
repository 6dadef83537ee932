/** Words people use, and what they mean by them. */
export interface Alias {
  readonly words: readonly string[];
  /** The category that is suggested while one of the words is typed. */
  readonly under: string;
  /** The words to look for instead; null: everything of the category. */
  readonly finds: readonly string[] | null;
}

/** 'one; another' */
export const entries = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** What `finds` says is looked for, whichever of both lists was typed. */
export const within = (under: string, finds: string, words: string): Alias => ({
  under,
  finds: entries(finds),
  words: [...entries(finds), ...entries(words)],
});
