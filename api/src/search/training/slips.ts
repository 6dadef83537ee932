import { pick } from './random';

const vowels = ['a', 'e', 'i', 'o', 'u'];

/** A key as somebody might have heard or typed it: a vowel changed, a letter dropped, doubled or swapped. */
export function slip(key: string, random: () => number): string {
  if (key.length < 4) return key;
  const at = 1 + Math.floor(random() * (key.length - 2));
  const letter = key.charAt(at);
  const kind = random();
  if (vowels.includes(letter))
    return key.slice(0, at) + (kind < 0.3 ? '' : pick(random, vowels)) + key.slice(at + 1);
  if (kind < 0.4) return key.slice(0, at) + key.slice(at + 1);
  if (kind < 0.7) return `${key.slice(0, at)}${key.charAt(at + 1)}${letter}${key.slice(at + 2)}`;
  return `${key.slice(0, at)}${pick(random, vowels)}${key.slice(at)}`;
}
