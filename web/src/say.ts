import { createElement, Fragment, type ReactNode } from 'react';
import { inWords, type ParamsOf, Said, type Sentence, type Words } from '@aaspaas/contract/says';

/** Of the page's language. The server sets it for as long as it draws one page. */
let words: Words = String;

/** Says everything from here on in these words. */
export function speak(those: Words = String): void {
  words = those;
}

/**
 * A sentence as the page shows it, in the page's language. The template is written out, so that a search for the
 * sentence finds it; a text of a table is said where it is shown.
 */
export const say = <const Text extends Sentence>(
  template: Text,
  ...[params]: Text extends `${string}{${string}` ? [params: ParamsOf<Text>] : []
): string => inWords(typeof template === 'string' && params ? new Said(template, params) : template, words);

/** The same, with elements among the words. */
export const sayWith = <const Text extends string>(
  template: Text,
  parts: Readonly<Record<keyof ParamsOf<Text>, ReactNode>>,
): ReactNode =>
  createElement(
    Fragment,
    null,
    // Every second piece is a name: `template` has just these in its braces.
    ...words(template)
      .split(/\{(\w+)\}/)
      .map((piece, at) => (at % 2 ? parts[piece as keyof typeof parts] : piece)),
  );
