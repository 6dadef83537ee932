import { escape } from '@aaspaas/contract/escape';
import { product } from '@aaspaas/contract/product';
import { inWords, type Sentence, says, type Words } from '@aaspaas/contract/says';
import { english, type Language, languageOf, offeredLanguages, prefixOf } from '@aaspaas/contract/languages';
import { wordsIn } from '../languages/words';
import type { Mail } from './smtp';

/** A paragraph of text, or a link with the text that it is shown under. */
type Line = Sentence | { readonly text: Sentence; readonly link: string };

/** What somebody is written, before it is in words. */
export interface Letter {
  readonly to: string;
  readonly subject: Sentence;
  readonly lines: readonly Line[];
  /** How long to keep trying to send the letter; see Mail. */
  readonly worthMs?: number;
  /** What a reader without an account had chosen; of others it is looked up. */
  readonly language?: string | null;
  /** It has a code in it; a letter with a link that opens an account is known by that. */
  readonly isSecret?: boolean;
}

/**
 * Makes a mail of the lines, both as plain text and as simple HTML, in the language that its reader has chosen. Here
 * alone its sentences are filled.
 */
export function writeLetter(letter: Letter, chosen: string | null = null, offered = offeredLanguages): Mail {
  const { to, subject, worthMs, isSecret } = letter;
  const { language, words } = wordsIn(languageOf(chosen) ?? english);
  const lines = [...letter.lines, ...(chosen === null ? offerOf(offered) : [])].map(leadingTo(language));
  const html = `<!doctype html>
<html lang="${language.tag}"><body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1c1917">
${lines.map((line) => `<p>${inHtml(line, words)}</p>`).join('\n')}
<p style="color: #57534e">${product.name}</p>
</body></html>`;
  const text = [...lines.map((line) => inText(line, words)), product.name].join('\n\n');
  const secret = { isSecret: isSecret ?? lines.some(opensAnAccount) };
  return {
    to,
    subject: inWords(subject, words),
    text,
    html,
    ...secret,
    ...(worthMs !== undefined && { worthMs }),
  };
}

const inEnglish = new Intl.ListFormat(english.tag);

/** Whoever has chosen nothing is written to in English, and reads that there are others. */
function offerOf(offered: readonly Language[]): Sentence[] {
  const others = offered.filter(({ code }) => code !== english.code);
  if (others.length === 0) return [];
  const names = inEnglish.format(others.map(({ name }) => name));
  return [
    says('We also write in {names}. Choose your language in the menu of {product}.', {
      names,
      product: product.name,
    }),
  ];
}

/** Links of letters lead to our pages, and to those of the letter's language. */
const leadingTo =
  (language: Language) =>
  (line: Line): Line =>
    isLink(line) ? { ...line, link: line.link.replace(/^\w+:\/\/[^/]+/, `$&${prefixOf(language)}`) } : line;

/** Tokens stand behind a '#', which browsers do not send, so that no server's log has them. */
const isLink = (line: Line): line is Exclude<Line, Sentence> => typeof line !== 'string' && 'link' in line;

const opensAnAccount = (line: Line): boolean => isLink(line) && line.link.includes('#');

const inText = (line: Line, words: Words): string =>
  isLink(line) ? `${inWords(line.text, words)}:\n${line.link}` : inWords(line, words);

const inHtml = (line: Line, words: Words): string =>
  isLink(line)
    ? `<a href="${escape(line.link)}" style="font-weight: 600; color: #0f6b4a">${escape(inWords(line.text, words))}</a>`
    : escape(inWords(line, words));
