/** Conditions on typed text. Lengths count characters as a person sees code points, without outer spaces. */

// JavaScript's own word boundary knows Latin letters only, and older Safaris cannot look behind.
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

/** True when some character is not one of those that the expression allows. */
export const hasOtherThan =
  (allowed: RegExp) =>
  (text: string): boolean =>
    [...text.trim()].some((character) => !allowed.test(character));

// A joiner shapes the letter it follows, as in the Marathi 'दर्‍या'; alone it would be an invisible name.
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

/** True when one of the words stands alone in the text, in any letter case. */
export const hasWord = (...words: string[]): ((text: string) => boolean) => {
  const pattern = new RegExp(`${notInWord}(?:${words.join('|')})${endOfWord}`, 'iu');
  return (text) => pattern.test(text);
};

/** True when one of the words begins a word of the text: 'fake' is in 'Fakeshop', 'test' is not in 'Latest'. */
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

const wholeScript = /<\s*script\b[^>]*>[\s\S]*?<\s*\/\s*script\b[^>]*>/gi;
const scriptTag = /<\s*\/?\s*script\b[^>]*>?/gi;

/** Typed text without script tags. Again and again, because '<scr<script>ipt>' becomes one when cut once. */
export function stripScripts(text: string): string {
  const cut = text.replace(wholeScript, '').replace(scriptTag, '');
  return cut === text ? text : stripScripts(cut);
}

/** Typed text without the characters < and >. */
export const stripAngles = (text: string): string => text.replace(/[<>]/g, '');
