import type { Lexicon } from '../concepts/lexicon';
import { joinKeys, soundKey } from '../sound/sound-key';
import type { Hearing } from './hearing';

const shortestPart = 3;
const trustOfBoth = 0.95;
const trustOfLast = 0.75;
const trustOfFirst = 0.7;

/** Two words that are written as one: 'bikerepair' is 'bike repair', and else mostly what its last part is. */
export function partsOf({ rightWords, commonWords }: Lexicon, word: string): Hearing[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!rightWords.has(first) || !rightWords.has(last)) continue;
    const [keyOfFirst, keyOfLast] = [soundKey(first), soundKey(last)];
    const both: Hearing = { key: joinKeys([keyOfFirst, keyOfLast]), trust: trustOfBoth, by: 'ending' };
    // A cocktail is no tail.
    if (commonWords.has(first) || commonWords.has(last)) return [both];
    return [
      both,
      { key: keyOfLast, trust: trustOfLast, by: 'ending' },
      { key: keyOfFirst, trust: trustOfFirst, by: 'ending' },
    ];
  }
  return [];
}
