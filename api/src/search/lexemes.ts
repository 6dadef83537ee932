import { lexemeScopes, type Scope } from './scope';

/**
 * The text of a tsquery over `search_lexemes`. Words hold only letters, marks and digits, so nothing that a person
 * types can be taken for syntax.
 */
export interface Lexemes {
  /** A word by its sound, anywhere in a listing. */
  sound(key: string): string;
  /** A word whose sound begins so. */
  beginning(key: string): string;
  /** A plain word of a name, or its beginning. */
  ofName(word: string): string;
  beginningOfName(word: string): string;
  topic(topic: number): string;
}

export function lexemesIn(scope: Scope): Lexemes {
  const scopes = lexemeScopes(scope);
  const lexeme = (text: string, rest = '') => anyOf(scopes.map((one) => `'${one}/${text}'${rest}`));
  return {
    sound: (key) => lexeme(key),
    beginning: (key) => lexeme(key, ':*'),
    ofName: (word) => lexeme(`^${word}`),
    beginningOfName: (word) => lexeme(`^${word}`, ':*'),
    topic: (topic) => lexeme(`#${topic}`),
  };
}

export const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;
export const allOf = (queries: readonly string[]): string => queries.join(' & ');
