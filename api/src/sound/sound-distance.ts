/** What it costs to hear one sound for the other. */
export const soundDistance = (one: string, other: string): number => lastRow(one, other).at(-1) ?? 0;

/** What it costs to hear one sound for the beginning of the other. */
export const distanceOfBeginning = (one: string, other: string): number => Math.min(...lastRow(one, other));

/** What it costs to hear one sound for each beginning of the other, the empty one first. */
function lastRow(one: string, other: string): number[] {
  let beforeLast: number[] = [];
  let last = [0];
  for (const letter of other) last.push((last.at(-1) ?? 0) + dropCost(letter));
  for (let row = 0; row < one.length; row++) {
    const letter = one.charAt(row);
    const current = [(last[0] ?? 0) + dropCost(letter)];
    for (let column = 0; column < other.length; column++) {
      const wanted = other.charAt(column);
      const isSwapped = letter === other[column - 1] && wanted === one[row - 1];
      current.push(
        Math.min(
          (last[column + 1] ?? 0) + dropCost(letter),
          (current[column] ?? 0) + dropCost(wanted),
          (last[column] ?? 0) + changeCost(letter, wanted),
          isSwapped ? (beforeLast[column - 1] ?? 0) + swapCost : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last;
}

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
