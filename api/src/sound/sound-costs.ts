/**
 * What it costs to hear one sound for another. Vowels are heard loosely, and so are pairs that differ by voice or that
 * people write for each other ('kapda', 'kapra').
 */
const vowelCost = 0.4;
const weakCost = 0.5;
const closePairs = ['kg', 'td', 'pb', 'vb', 'cs', 'cj', 'sj', 'gj', 'dr', 'nm', 'lr', 'fp', 'ck', 'fv'];

const close = new Set(closePairs.flatMap((pair) => [pair, [...pair].toReversed().join('')]));

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

/** Vowels, h and y come and go: 'school' and 'iskool', 'mehndi' and 'mehendi'. */
export const dropCost = (letter: string): number =>
  isVowel(letter) || letter === 'h' || letter === 'y' ? weakCost : 1;

export function changeCost(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return vowelCost;
  return close.has(one + other) ? weakCost : 1;
}

export const swapCost = 1;
