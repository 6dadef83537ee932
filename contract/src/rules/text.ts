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
