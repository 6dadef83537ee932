import { type Facts, inWords, type ParamsOf, Said, type Words } from '@aaspaas/contract/says';

/** Of the page's language. The server sets it for as long as it draws one page. */
let words: Words = String;
let plurals: Intl.PluralRules | null = null;

/** Says everything from here on in these words, and counts as their language does. */
export function speak(those: Words = String, ofCounts: Intl.PluralRules | null = null): void {
  words = those;
  plurals = ofCounts;
}

/** Whether a count takes the words for one: in English only 1, in Hindi also 0. */
export const isOne = (count: number): boolean => (plurals ? plurals.select(count) === 'one' : count === 1);

/**
 * A sentence as the page shows it, in the page's language. The template is written out, so that a search for the
 * sentence finds it; a text of a table is said where it is shown.
 */
export const say = <const Text extends string | Facts>(
  template: Text,
  ...[params]: Text extends `${string}{${string}` ? [params: ParamsOf<Text>] : []
): string => inWords(typeof template === 'string' && params ? new Said(template, params) : template, words);
