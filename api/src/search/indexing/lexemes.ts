import { mercator, mercatorRadius, type Scope } from '../scope';

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

/** The side of a square, as `search_lexemes` has it: some sixty kilometres. */
const square = 0.01;
const mostSquares = 16;

/** Before the words of a search: the town, the squares of the map that the circle touches, or anywhere. */
function lexemeScopes({ cityKey, near, withinKm }: Scope): readonly string[] {
  if (cityKey !== null) return [cityKey];
  if (!near || withinKm === null) return [''];
  const { x, y } = mercator(near);
  const radius = mercatorRadius(near, withinKm);
  const across = between(x - radius, x + radius);
  const up = between(y - radius, y + radius);
  return across.length * up.length > mostSquares
    ? ['']
    : across.flatMap((column) => up.map((row) => `${column}:${row}`));
}

function between(from: number, to: number): number[] {
  const first = Math.floor(from / square);
  return Array.from({ length: Math.floor(to / square) - first + 1 }, (_, index) => first + index);
}
