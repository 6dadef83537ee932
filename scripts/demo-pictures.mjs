// @ts-check
// The pictures of the demo data as SVG files, and back: npm run demo:pictures -- unpack <folder>, then … pack <folder>.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { giveUp, inProject } from './project.mjs';

/** @typedef {{ categoryId: number | null, content: string, height: number }} Picture */

const packed = inProject('demo/pictures.json.br');
const [what, named = ''] = process.argv.slice(2);
const folder = resolve(process.env.INIT_CWD ?? '.', named);

if (what === 'unpack' && named) unpack();
else if (what === 'pack' && named) pack();
else giveUp('Say what to do and with which folder: npm run demo:pictures -- unpack .cache/pictures');

function unpack() {
  mkdirSync(folder, { recursive: true });
  /** @type {Picture[]} */
  const pictures = JSON.parse(brotliDecompressSync(readFileSync(packed)).toString());
  for (const [index, { categoryId, content, height }] of pictures.entries()) {
    const of = categoryId === null ? 'person' : `category-${categoryId}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}">${content}</svg>\n`;
    writeFileSync(join(folder, `${String(index).padStart(3, '0')}-${of}.svg`), svg);
  }
}

/** In the order of the names; of a category the first comes first on cards. */
function pack() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  writeFileSync(packed, brotliCompressSync(JSON.stringify(names.toSorted().map(readPicture))));
}

/** @param {string} name @returns {Picture} */
function readPicture(name) {
  const svg = readFileSync(join(folder, name), 'utf8');
  const category = /-category-(\d+)\.svg$/.exec(name)?.[1];
  const [, height, content] = /<svg[^>]*\bviewBox="0 0 400 (\d+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  if (!content) giveUp(`${name} needs a viewBox that is 400 wide.`);
  return { categoryId: category ? Number(category) : null, content, height: Number(height) };
}
