import { mostWordsOfSearch } from '@aaspaas/contract/search-words';
import { wordsBefore } from '../../../places/place-words';
import type { Understanding } from '../understanding';

/** A long sentence without the words that say nothing, so that they do not take the room of the others. */
export function inBrief(understanding: Understanding): Understanding {
  const { words, keys, idle, unknown, heard, filterWords } = understanding;
  if (words.length <= mostWordsOfSearch) return understanding;
  const says = (at: number) => at < words.length && !idle.includes(at);
  // 'in' and 'near' say that the name behind them is a place.
  const isBeforeName = (at: number) => wordsBefore.has(words[at] ?? '') && says(at + 1);
  const kept = [...words.keys()].filter((at) => says(at) || isBeforeName(at)).slice(0, mostWordsOfSearch);
  const now = new Map(kept.map((at, index) => [at, index]));
  const nowOf = (positions: readonly number[]) => positions.flatMap((at) => now.get(at) ?? []);
  return {
    ...understanding,
    words: kept.map((at) => words[at] ?? ''),
    keys: kept.map((at) => keys[at] ?? ''),
    unknown: nowOf(unknown),
    filterWords: nowOf(filterWords),
    heard: new Map([...heard].flatMap(([at, trust]) => (now.has(at) ? [[now.get(at) ?? 0, trust]] : []))),
    idle: nowOf(idle),
  };
}
