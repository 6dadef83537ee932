import { type Facts, inWords, type ParamsOf, type Words } from '@aaspaas/contract/says';

/** Of the page's language. The server sets it for as long as it draws one page. */
let words: Words = String;

/** Says everything from here on in these words. */
export function speak(those: Words = String): void {
  words = those;
}

/** Names of places, as 'Koramangala · 560034', in the script of the page's language. What is sent stays as it was. */
export const sayName = (names: string): string => words(names, true);

/**
 * A sentence as the page shows it, in the page's language. The template is written out, so that a search for the
 * sentence finds it; a text of a table is said where it is shown.
 */
export const say = <const Text extends string | Facts>(
  template: Text,
  ...[params]: Text extends `${string}{${string}` ? [params: ParamsOf<Text>] : []
): string =>
  // Only texts have values.
  inWords(params ? { template: template as string, params } : template, words);
