import { escape } from '@aaspaas/contract/escape';
import { product } from '@aaspaas/contract/product';
import type { Sentence } from '@aaspaas/contract/says';
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
  /** It has a code in it; a letter with a link that opens an account is known by that. */
  readonly isSecret?: boolean;
}

/** Makes a mail of the lines, both as plain text and as simple HTML. Here alone its sentences are filled. */
export function writeLetter({ to, subject, lines, worthMs, isSecret }: Letter): Mail {
  const html = `<!doctype html>
<html lang="en"><body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1c1917">
${lines.map((line) => `<p>${inHtml(line)}</p>`).join('\n')}
<p style="color: #57534e">${product.name}</p>
</body></html>`;
  const text = [...lines.map(inText), product.name].join('\n\n');
  const secret = { isSecret: isSecret ?? lines.some(opensAnAccount) };
  return { to, subject: String(subject), text, html, ...secret, ...(worthMs !== undefined && { worthMs }) };
}

/** Tokens stand behind a '#', which browsers do not send, so that no server's log has them. */
const isLink = (line: Line): line is Exclude<Line, Sentence> => typeof line !== 'string' && 'link' in line;

const opensAnAccount = (line: Line): boolean => isLink(line) && line.link.includes('#');

const inText = (line: Line): string => (isLink(line) ? `${String(line.text)}:\n${line.link}` : String(line));

const inHtml = (line: Line): string =>
  isLink(line)
    ? `<a href="${escape(line.link)}" style="font-weight: 600; color: #0f6b4a">${escape(String(line.text))}</a>`
    : escape(String(line));
