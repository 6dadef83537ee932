import type { Lexicon } from '../concepts/lexicon';
import { categoriesOfWord, type WordCategories } from '../concepts/word-categories';
import { placeOf } from '../sound/letters';
import type { TypedWord } from './typed-word';

/** A word of English in an Indian script hints less than one of that script itself. */
const trustOfEnglish = 0.8;

/**
 * What words hint at that are no phrase by themselves, as a share for every category: 'hair' stands in many phrases,
 * nearly all about salons. A word that stands in one phrase only is trusted half.
 */
export function hintsOf(lexicon: Lexicon, typed: readonly TypedWord[]): Map<number, number> {
  const hints = new Map<number, number>();
  for (const word of typed) {
    const { known, trust } = bestKnown(lexicon, word);
    const weight = known ? (trust * known.phrases) / (known.phrases + 1) / typed.length : 0;
    for (const [id, share] of known?.shares ?? []) hints.set(id, (hints.get(id) ?? 0) + share * weight);
  }
  return hints;
}

function bestKnown(
  lexicon: Lexicon,
  { word, hearings }: TypedWord,
): { known: WordCategories | null; trust: number } {
  const script = placeOf(word)?.script ?? null;
  for (const { key, trust, by } of hearings) {
    if (by === 'slip' || key.length < 2) continue;
    const own = categoriesOfWord(lexicon, script, key);
    if (own) return { known: own, trust };
    const english = script ? categoriesOfWord(lexicon, null, key) : null;
    if (english) return { known: english, trust: trust * trustOfEnglish };
  }
  return { known: null, trust: 0 };
}
