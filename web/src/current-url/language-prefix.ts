const same = (path: string): string => path;

/** What the page's language does with paths and counts. Only other languages than English load the rest. */
export const inLanguage = {
  /** The code of the language. */
  code: 'en',
  /** A path of ours as links and addresses have it. */
  lead: same,
  /** The same as pages know it. */
  unlead: same,
  /** Whether a count takes the words for one: in English only 1, in Hindi also 0. */
  isOne: (count: number): boolean => count === 1,
};

export const withPrefix = (path: string): string => inLanguage.lead(path);
export const withoutPrefix = (path: string): string => inLanguage.unlead(path);
