import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishIn } from '../../../scripts/words/judge.mjs';
import { expect } from '../test';

/** The plain text of the newest mail to this email, and what of it is English but for what is known. */
export async function mailIn(
  email: string,
  known: readonly string[],
): Promise<{ text: string; english: string[] }> {
  const raw = () => readFile(join(process.env['AASPAAS_MAIL'] ?? '', email), 'utf8').catch(() => '');
  await expect.poll(raw).toContain('Content-Type: text/plain');
  const text = plainTextOf(await raw());
  const others = known.reduce(
    (rest, each) => rest.replaceAll(each, ' '),
    text.replaceAll(/https?:\S+/g, ' '),
  );
  return { text, english: englishIn(others) };
}

function plainTextOf(mail: string): string {
  const [, head = '', body = ''] =
    /\r?\n(Content-Type: text\/plain[^]*?)\r?\n\r?\n([^]*?)\r?\n--/.exec(mail) ?? [];
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
