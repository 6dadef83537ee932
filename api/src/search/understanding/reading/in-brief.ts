import { mostWordsOfSearch } from '@aaspaas/contract/search-words';
import type { Understanding } from '../understanding';

/** A long sentence without the words that say nothing, so that they do not push out those that do. */
export function inBrief(understanding: Understanding): Understanding {
  const { words, keys, idle, unknown, heard, wishes } = understanding;
  if (words.length <= mostWordsOfSearch) return understanding;
  const kept = [...words.keys()].filter((at) => !idle.includes(at)).slice(0, mostWordsOfSearch);
  const now = new Map(kept.map((at, index) => [at, index]));
  return {
    ...understanding,
    words: kept.map((at) => words[at] ?? ''),
    keys: kept.map((at) => keys[at] ?? ''),
    unknown: unknown.flatMap((at) => now.get(at) ?? []),
    wishes: wishes.flatMap((at) => now.get(at) ?? []),
    heard: new Map([...heard].flatMap(([at, trust]) => (now.has(at) ? [[now.get(at) ?? 0, trust]] : []))),
    idle: [],
  };
}
