import { phrasesBeginning } from './trade-phrases';
import { understandLiterally } from './understanding/understand-literally';
import type { Understanding } from './understanding/understanding';

/** Fewer letters begin too many words. */
const fewestLetters = 4;
/** So many of the phrases that it may become must be about one trade. */
const leastShare = 0.8;

/** The text with its last word finished, where that is the beginning of a word of one trade: 'laund' is a laundry. */
export function finishWord({ words, unknown }: Understanding): Understanding | null {
  const typed = words.at(-1) ?? '';
  if (typed.length < fewestLetters || !unknown.includes(words.length - 1)) return null;
  const word = wordBeginning(typed);
  if (!word) return null;
  const meant = [...words.slice(0, -1), word];
  const corrected = { typed: words.join(' '), meant: meant.join(' ') };
  return { ...understandLiterally(meant), corrected };
}

function wordBeginning(typed: string): string | null {
  const phrases = phrasesBeginning(typed);
  const [shortest] = phrases.toSorted((one, other) => one.from.length - other.from.length);
  const alike = phrases.filter(({ category }) => category === shortest?.category);
  const isSure = alike.length >= leastShare * phrases.length;
  return (isSure && shortest?.from.split(' ')[0]) || null;
}
