import { product } from '@aaspaas/contract/product';
import type { Mail } from './smtp';

/** A line of a letter is a sentence, or a link under the words that say what it does. */
type Line = string | { readonly says: string; readonly link: string };

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly Line[];
  /** How long it is worth trying to send it. */
  readonly worthMs?: number;
}

/** The same words twice: as text, and as a plain page for mail programs that show one. */
export function letter({ to, subject, lines, worthMs }: Letter): Mail {
  const html = `<!doctype html>
<html lang="en"><body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1c1917">
${lines.map((line) => `<p>${inHtml(line)}</p>`).join('\n')}
<p style="color: #57534e">${product.name}</p>
</body></html>`;
  const text = [...lines.map(inText), product.name].join('\n\n');
  return { to, subject, text, html, ...(worthMs !== undefined && { worthMs }) };
}

const inText = (line: Line): string => (typeof line === 'string' ? line : `${line.says}:\n${line.link}`);

const inHtml = (line: Line): string =>
  typeof line === 'string'
    ? escape(line)
    : `<a href="${escape(line.link)}" style="font-weight: 600; color: #0f6b4a">${escape(line.says)}</a>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
