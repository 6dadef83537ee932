/** What the words of a search ask for. */
export interface Understanding {
  /** As typed, at most twelve; of a long sentence those that say something, and an 'in' or 'near' before them. */
  readonly words: readonly string[];
  /** All words that were said, up to the limit. */
  readonly said: readonly string[];
  /** Their sounds. */
  readonly keys: readonly string[];
  /** Heaviest first. */
  readonly concepts: readonly KnownConcept[];
  /** How likely a business of each category is meant, from 1 to 100; empty where nothing is understood. */
  readonly categories: ReadonlyMap<number, number>;
  /** Phrases, as sound keys, by which the items of a listing show that it has what is meant. */
  readonly itemKeys: readonly (readonly string[])[];
  /** Positions of words that nobody knows. Beside a concept they are its qualifiers. */
  readonly unknown: readonly number[];
  /** Positions of words that only sound like known ones, and how sure we are of those, from 0 to 1. */
  readonly heard: ReadonlyMap<number, number>;
  /** Positions of words that say nothing about what is wanted ('ki dukan', 'near me'). */
  readonly idle: readonly number[];
  /** Positions of the filter words among them: near, open, now, best, cheap, urgent, please. */
  readonly filterWords: readonly number[];
  /** True if a filter word asks for what is open. */
  readonly wantsOpen: boolean;
  /** True for small talk, a song, a question of knowledge: it asks for no business, whatever words it has. */
  readonly isTalk: boolean;
  /** The slip that we corrected, if any. */
  readonly corrected: { readonly typed: string; readonly meant: string } | null;
}

export interface KnownConcept {
  readonly id: string;
  /** From 0 to 1. */
  readonly weight: number;
  /** By a word of the concept files, by one that is nearly such a word, or by the classifier. */
  readonly from: 'table' | 'slip' | 'guess';
}

export interface UnderstandingOptions {
  /** Take the words as they are typed: correct and guess nothing. */
  readonly isExact?: boolean;
  /** The words are those of a listing, which talks about what it has. */
  readonly isListing?: boolean;
  /** True for the sound of a word that listings or places have: it is no slip. */
  readonly isListed?: (key: string) => boolean;
}
