import { product } from '@aaspaas/contract/product';
import { escape } from '@aaspaas/contract/escape';
import type { Mail } from './smtp';

/** A paragraph of text, or a link with the text that it is shown under. */
type Line = string | { readonly text: string; readonly link: string };

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly Line[];
  /** How long to keep trying to send the letter; see Mail. */
  readonly worthMs?: number;
  /** It has a code in it; a letter with a link that opens an account is known by that. */
  readonly isSecret?: boolean;
}

/** Makes a mail of the lines, both as plain text and as simple HTML. */
export function writeLetter({ to, subject, lines, worthMs, isSecret }: Letter): Mail {
  const html = `<!doctype html>
<html lang="en"><body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1c1917">
${lines.map((line) => `<p>${inHtml(line)}</p>`).join('\n')}
<p style="color: #57534e">${product.name}</p>
</body></html>`;
  const text = [...lines.map(inText), product.name].join('\n\n');
  const secret = { isSecret: isSecret ?? lines.some(opensAnAccount) };
  return { to, subject, text, html, ...secret, ...(worthMs !== undefined && { worthMs }) };
}

/** Tokens stand behind a '#', which browsers do not send, so that no server's log has them. */
const opensAnAccount = (line: Line): boolean => typeof line !== 'string' && line.link.includes('#');

const inText = (line: Line): string => (typeof line === 'string' ? line : `${line.text}:\n${line.link}`);

const inHtml = (line: Line): string =>
  typeof line === 'string'
    ? escape(line)
    : `<a href="${escape(line.link)}" style="font-weight: 600; color: #0f6b4a">${escape(line.text)}</a>`;
