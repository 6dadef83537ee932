import { openTables } from './tables';

/**
 * Keeps results that depend only on a text and the tables of words: people ask for the same things, and businesses list
 * the same items. New tables begin with nothing kept.
 */
export function remembering<Result>(most: number): (text: string, work: () => Result) => Result {
  const knownTo = new WeakMap<object, Map<string, Result>>();
  return (text, work) => {
    const tables = openTables();
    const known = knownTo.get(tables) ?? new Map<string, Result>();
    knownTo.set(tables, known);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work();
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
