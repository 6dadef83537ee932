import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { english, type Language, languageOf } from '@aaspaas/contract/languages';
import type { Words } from '@aaspaas/contract/says';
import { namesIn } from '@aaspaas/contract/scripts/name-in';
import { keyOfText } from '@aaspaas/contract/words';

/** What is said in a language. */
export interface LanguageWords {
  readonly language: Language;
  /** The same text where the language has no words for it. */
  readonly words: Words;
  /** Other words have another one. */
  readonly version: string;
  /** The words of these texts, for a browser. */
  pick(texts: Iterable<string>): Readonly<Record<string, string>>;
}

type Table = Readonly<Record<string, string>>;

/** The folder `words`, seen from the sources and from the built server. */
function wordsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'words');
  if (existsSync(join(folder, 'texts.json'))) return folder;
  if (dirname(from) === from) throw new Error('The folder words is missing.');
  return wordsFolder(dirname(from));
}

const read = (code: string): string => {
  const file = join(wordsFolder(), `${code}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
};

// Both were written by `npm run words`.
const readTable = (code: string): Table => JSON.parse(read(code)) as Table;

const known = new Map<string, LanguageWords>();
const missing = new Map<string, number>();

/** How many texts were shown in English because a language has no words for them, by its code. */
export const missingTexts = (): readonly (readonly [code: string, count: number])[] => [...missing];

/** Each file is read once, when somebody first asks for its language. */
export function wordsIn(language: Language): LanguageWords {
  const there = known.get(language.code);
  if (there) return there;
  const made = language.code === english.code ? plainEnglish : readWords(language);
  known.set(language.code, made);
  return made;
}

/** What replies say: categories, cities, days, and how a search went. */
const isOfReplies = (note: string): boolean => /category|city|day|search result/.test(note);

let textsRead: ReadonlySet<string> | null = null;

/** No script of a browser says these. */
export const textsOfReplies = (): ReadonlySet<string> =>
  (textsRead ??= new Set(
    Object.entries(readTable('texts')).flatMap(([text, note]) => (isOfReplies(note) ? [text] : [])),
  ));

const plainEnglish: LanguageWords = { language: english, words: String, version: '', pick: () => ({}) };

function readWords(language: Language): LanguageWords {
  const { code } = language;
  const table = new Map(Object.entries(readTable(code)));
  const texts = new Set(Object.keys(readTable('texts')));
  const name = namesIn(code, (text) => table.get(text));
  return {
    language,
    version: createHash('sha256').update(read(code)).digest('base64url').slice(0, 7),
    words: (text, isName) => {
      if (isName) return name(text);
      const words = table.get(text);
      // What people typed, and what was said before, is no text of ours.
      if (words === undefined && texts.has(text)) missing.set(code, (missing.get(code) ?? 0) + 1);
      return words ?? text;
    },
    pick: (wanted) =>
      byKeys(
        [...wanted].flatMap((text) => {
          const words = table.get(text);
          return words === undefined ? [] : [[text, words] as const];
        }),
      ),
  };
}

/** What a page has said: texts, and names of places as they were written. */
export interface SaidOnPage {
  readonly texts: Set<string>;
  readonly names: Map<string, string>;
}

export const nothingSaid = (): SaidOnPage => ({ texts: new Set(), names: new Map() });

/** The same words; what is said by them is noted. */
export const noting =
  ({ words }: LanguageWords, said: SaidOnPage): Words =>
  (text, isName) => {
    const its = words(text, isName);
    if (isName) said.names.set(text, its);
    else said.texts.add(text);
    return its;
  };

/** Words of texts, by the keys by which a browser finds them. */
export const byKeys = (
  words: Iterable<readonly [text: string, its: string]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(words, ([text, its]) => [keyOfText(text), its]));

/** The language that the web app asks for; others, which send what their browser prefers, get English. */
export const languageAsked = (header: string | undefined): Language => languageOf(header) ?? english;
