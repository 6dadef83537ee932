/** Conditions on typed text. Lengths count code points, without outer spaces. */

// JavaScript's own word boundary knows only Latin letters, and older Safaris have no lookbehind.
const notInWord = '(?:^|[^\\p{L}\\p{M}\\p{Nd}])';
const endOfWord = '(?:$|[^\\p{L}\\p{M}\\p{Nd}])';

const lengthOf = (text: string): number => [...text.trim()].length;

export const isBlank = (text: string): boolean => text.trim() === '';

export const shorterThan =
  (least: number) =>
  (text: string): boolean =>
    lengthOf(text) < least;

export const longerThan =
  (most: number) =>
  (text: string): boolean =>
    lengthOf(text) > most;

/** True if some character does not match the expression. */
export const hasOtherThan =
  (allowed: RegExp) =>
  (text: string): boolean =>
    [...text.trim()].some((character) => !allowed.test(character));

// A joiner shapes the letter before it, as in the Marathi 'दर्‍या'; alone it would be an invisible name.
const joined = /([\p{L}\p{M}])[\u200c\u200d]/gu;

/** The same for text in any script, where joiners belong to the letters before them. */
export const hasSignsOtherThan = (allowed: RegExp): ((text: string) => boolean) => {
  const hasOther = hasOtherThan(allowed);
  return (text) => hasOther(text.replace(joined, '$1'));
};

export const fewerLettersThan =
  (least: number) =>
  (text: string): boolean =>
    (text.match(/\p{L}/gu) ?? []).length < least;

/** True if one of the words stands alone in the text, in any letter case. */
export const hasWord = (...words: string[]): ((text: string) => boolean) => {
  const pattern = new RegExp(`${notInWord}(?:${words.join('|')})${endOfWord}`, 'iu');
  return (text) => pattern.test(text);
};

/** True if one of these begins a word of the text: 'fake' is in 'Fakeshop', 'test' is not in 'Latest'. */
export const hasWordBeginningWith = (...beginnings: string[]): ((text: string) => boolean) => {
  const pattern = new RegExp(`${notInWord}(?:${beginnings.join('|')})`, 'iu');
  return (text) => pattern.test(text);
};

export const isNoneOf =
  (choices: readonly string[]) =>
  (choice: string): boolean =>
    !choices.includes(choice);

export const hasOuterSpaces = (text: string): boolean => text !== text.trim();

export const hasDoubleSpaces = (text: string): boolean => /\s{2}/.test(text);

/** Letters of every script, with the marks that Indian vowels are written with, and the space. */
export const lettersAndSpaces = /[\p{L}\p{M} ]/u;

/**
 * How much of the beginning of a script tag has been read: these for '<' and '</', and one more for each letter of
 * its name.
 */
const opening = 1;
const closing = 9;
const tagName = 'script';

function stepAfter(step: number, sign: string): number {
  if (sign === '<') return opening;
  if (step === 0) return 0;
  const letters = step - (step < closing ? opening : closing);
  if (letters === 0 && /\s/.test(sign)) return step;
  if (step === opening && sign === '/') return closing;
  return sign.toLowerCase() === tagName[letters] ? step + 1 : 0;
}

const isWhole = (step: number): boolean =>
  step === opening + tagName.length || step === closing + tagName.length;

const behindTag = (text: string, from: number): number => {
  const at = text.indexOf('>', from);
  return at < 0 ? text.length : at + 1;
};

/**
 * Removes script tags and what stands between them, in one pass. Where a tag is removed, reading continues as if it
 * had never been there, because '<scr<script>ipt>' becomes a tag when one is cut out.
 */
export function stripScripts(text: string): string {
  if (!text.includes('<')) return text;
  const kept: string[] = [];
  const steps: number[] = [0];
  const endTag = /<\s*\/\s*script\b/gi;
  let size = 0;
  let mayEnd = true;
  for (let at = 0, step = 0; at < text.length || isWhole(step); step = steps[size] ?? 0) {
    const sign = text[at] ?? '';
    if (!isWhole(step) || /\w/.test(sign)) {
      kept[size++] = sign;
      steps[size] = stepAfter(step, sign);
      at += 1;
      continue;
    }
    size = kept.lastIndexOf('<', size - 1);
    at = endTag.lastIndex = behindTag(text, at);
    if (step > closing || !mayEnd) continue;
    const end = endTag.exec(text);
    // If no end was found once, there is none: then only the tags are removed, and what follows them stays.
    mayEnd = end !== null;
    if (end) at = behindTag(text, end.index);
  }
  return kept.slice(0, size).join('');
}

/** Typed text without the characters < and >. */
export const stripAngles = (text: string): string => text.replace(/[<>]/g, '');
