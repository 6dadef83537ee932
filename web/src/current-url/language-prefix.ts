const same = (path: string): string => path;

/** How paths look in the page's language. In English they stay as they are, so only other languages load the rest. */
export const inLanguage = {
  /** The code of the language. */
  code: 'en',
  /** A path of ours as links and addresses have it. */
  lead: same,
  /** The same as pages know it. */
  unlead: same,
};

export const withPrefix = (path: string): string => inLanguage.lead(path);
export const withoutPrefix = (path: string): string => inLanguage.unlead(path);
