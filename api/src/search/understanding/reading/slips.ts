import type { NearSounds } from '../../../sound/near-sounds';

/** A word of the concept files that a typed word may be meant for. */
export interface NearWord {
  readonly key: string;
  /** From 0 to 1. */
  readonly trust: number;
}

const mostNear = 6;
/** Keyboards of Indian scripts suggest words, so what is typed in them is hardly ever a slip. */
const leastTrust = { latin: 0.55, indian: 0.64 };

export function findNear(
  near: Pick<NearSounds, 'find'>,
  key: string,
  script: 'latin' | 'indian',
): NearWord[] {
  const most = differenceAllowed(key);
  if (most === 0 || !canBeSpoken(key)) return [];
  return near
    .find(key, most)
    .slice(0, mostNear)
    .map((found) => ({ key: found.key, trust: trustOf(found.distance, key.length) }))
    .filter(({ trust }) => trust >= leastTrust[script]);
}

/** Less in short words, since too many others differ from them by one sound. */
function differenceAllowed(key: string): number {
  if (key.length < 3) return 0;
  if (key.length < 5) return 0.5;
  if (key.length < 6) return 1;
  if (key.length < 9) return 1.4;
  return key.length < 12 ? 1.8 : 2.2;
}

/** The same slip counts less in a short word; two slips are accepted only in a long one. */
function trustOf(distance: number, length: number): number {
  const isTwice = distance > 1 && length < 9;
  return 0.9 - (1.6 * distance) / length - (isTwice ? 0.12 : 0) - (length < 5 ? 0.12 : 0);
}

/** Random typing has few vowels, or one letter again and again. */
export const canBeSpoken = (key: string): boolean => {
  const vowels = key.match(/[aeiou]/g)?.length ?? 0;
  return vowels * 7 >= key.length && !/(.)\1{3}/.test(key);
};
