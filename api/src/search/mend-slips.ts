import type { Db } from '../db/open';
import { oneLetterOff } from './one-letter';
import type { Scope } from './scope';
import { listedKeys } from './term-queries';
import { isRightWord } from './understanding/is-right-word';
import { understand } from './understanding/understand';
import type { Understanding } from './understanding/understanding';

/** A text with more slips than this is not worth the time that mending takes. */
const mostMended = 5;

/** Of less than this the classifier is too unsure to fill a page. */
const leastGuess = 0.42;

/** With slips put right, but for words that somebody lists in this scope. */
export async function mendSlips(db: Db, literal: Understanding, scope: Scope): Promise<Understanding> {
  if (literal.unknown.length === 0) return literal;
  const unknown = [...new Set(literal.unknown.map((at) => literal.keys[at] ?? ''))];
  const mendable = unknown.slice(0, mostMended);
  const listed = new Set(await listedKeys(db, scope, mendable));
  const spelled = respelled(literal, listed);
  if (spelled) return spelled;
  const heard = understand(literal.words, {
    isListed: (key) => listed.has(key) || (unknown.includes(key) && !mendable.includes(key)),
  });
  const isSure = heard.concepts.some(({ from, weight }) => from !== 'guess' || weight >= leastGuess);
  return isSure ? heard : literal;
}

/** One wrong letter explains a word better than another that only sounds like it. */
function respelled(literal: Understanding, listed: ReadonlySet<string>): Understanding | null {
  const { words, keys, unknown } = literal;
  const isMendable = (at: number) =>
    unknown.includes(at) && !listed.has(keys[at] ?? '') && !isRightWord(words[at] ?? '');
  const meant = words.map((word, at) => (isMendable(at) ? (oneLetterOff(word) ?? word) : word));
  if (meant.join(' ') === words.join(' ')) return null;
  const understanding = understand(meant, { isExact: true });
  return { ...understanding, corrected: { typed: words.join(' '), meant: meant.join(' ') } };
}
