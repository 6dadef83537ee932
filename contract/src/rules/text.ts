/** Conditions on typed text. Lengths count characters as a person sees code points, without outer spaces. */

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
