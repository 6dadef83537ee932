/**
 * The text of a tsquery over `search_tokens`. Words hold letters, marks and digits only, as `searchWords`
 * makes them, so nothing a person types can be read as syntax.
 */
export function tokenQuery(
  cityKey: string,
  kind: 'shop' | 'service' | null,
  words: readonly string[],
): string {
  const scopes = kind === null ? ['sh', 'se'] : [kind.slice(0, 2)];
  return words
    .map((word) => `(${scopes.map((scope) => `'${cityKey}/${scope}/${word}':*`).join(' | ')})`)
    .join(' & ');
}

/** '%word%' */
export const anywherePattern = (word: string): string => `%${word}%`;
