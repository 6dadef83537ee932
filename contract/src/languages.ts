/** A language of the product. English has no prefix: its pages stand where they always stood. */
export interface Language {
  /** In front of its pages' paths, and the name of its file in `words`. */
  readonly code: string;
  /** BCP 47. */
  readonly tag: string;
  /** As its speakers write it. */
  readonly name: string;
  /** It stands in menus, sitemaps and heads of pages. Others can be looked at by their prefix. */
  readonly isOffered: boolean;
  /** Nobody who speaks it has read it yet. */
  readonly isBeta: boolean;
}

export const english: Language = {
  code: 'en',
  tag: 'en-IN',
  name: 'English',
  isOffered: true,
  isBeta: false,
};

const inBeta = (code: string, name: string, isOffered = false): Language => ({
  code,
  tag: `${code}-IN`,
  name,
  isOffered,
  isBeta: true,
});

export const languages: readonly Language[] = [
  english,
  inBeta('hi', 'हिन्दी'),
  inBeta('bn', 'বাংলা'),
  inBeta('mr', 'मराठी'),
  inBeta('te', 'తెలుగు'),
  inBeta('ta', 'தமிழ்'),
  inBeta('gu', 'ગુજરાતી'),
  inBeta('kn', 'ಕನ್ನಡ'),
  inBeta('ml', 'മലയാളം'),
  inBeta('pa', 'ਪੰਜਾਬੀ'),
];

/** By its code; undefined for any other text. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languages.find((each) => each.code === code);

/** What stands in front of the paths of its pages. */
export const prefixOf = ({ code }: Language): string => (code === english.code ? '' : `/${code}`);

/** The path of a page in a language: '/hi' for '/'. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || path : prefixOf(language) + path;

/** The language of a url, and the url without its prefix. A url without one is English. */
export function readPrefix(url: string): { readonly language: Language; readonly url: string } {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?=[/?]|$)(.*)/s.exec(url) ?? [];
  const language = code === english.code ? undefined : languageOf(code);
  if (!language) return { language: english, url };
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
}
