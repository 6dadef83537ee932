import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../../scripts/check-words.mjs');
const folder = mkdtempSync(join(tmpdir(), 'aaspaas-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function complaintsAbout(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return { status, words: [...stderr.matchAll(/: '(\w+)' is not used/g)].map(([, word]) => word) };
}

test.each([
  ['name.ts', 'export const writeDeedRow = () => 1;', 'deed'],
  ['type.ts', 'export interface Errands { readonly one: 1 }', 'errand'],
  ['part.tsx', 'export const page = <VendorCard />;', 'vendor'],
  ['comment.ts', '/** For anonymous people. */\nexport const one = 1;', 'anonymous'],
  ['utils.mjs', 'export const one = 1;', 'utils'],
  ['table.sql', 'CREATE TABLE errand (id integer);', 'errand'],
])('a word that the glossary does not use is found in %s', (name, text, word) => {
  expect(complaintsAbout(name, text)).toEqual({ status: 1, words: [word] });
});

test('what people read may have it, and longer words that hold it', () => {
  const text = `export const heart = <p title="A vendor's deed">{'errand'} of a vendor</p>;`;
  expect(complaintsAbout('page.tsx', text)).toEqual({ status: 0, words: [] });
});
