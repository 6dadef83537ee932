import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

const read = (code: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../words/${code}.json`, import.meta.url)), 'utf8'),
  ) as Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

/** What the product says in a language, by the English. */
export interface Words {
  readonly code: string;
  /** Fails where the language has no words for it. */
  readonly say: (english: string, values?: Values) => string;
}

export function wordsOf(code: string): Words {
  const words = read(code);
  const say = (english: string, values: Values = {}): string => {
    const said = words[english];
    if (!said) throw new Error(`words/${code}.json lacks '${english}'`);
    return said.replaceAll(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
  };
  return { code, say };
}

/** Every text of the product, in English. */
export const isOurs = (text: string): boolean => text in texts;
const texts = read('texts');

/** The parts of a page by their English names. */
export const partsIn = (within: Page | Locator, { say }: Words) => ({
  button: (name: string) => within.getByRole('button', { name: say(name), exact: true }).first(),
  link: (name: string) => within.getByRole('link', { name: say(name), exact: true }).first(),
  field: (label: string) => within.getByLabel(say(label), { exact: true }),
  text: (text: string) => within.getByText(say(text), { exact: true }).first(),
});
