// @ts-check
// Gathers the icons that the web app uses into one file: web/src/ui/art/icons.svg. They come from a package of eleven
// thousand files, which is fetched when this runs, so that nobody else has to install it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './install.mjs';
import { giveUp, inProject } from './project.mjs';
import { makeScratchFolder } from './scratch.mjs';

const allIcons = '@tabler/icons@3.51.0';

const scratch = makeScratchFolder();
const { ok } = await runNpm(['install', '--prefix', scratch, '--no-audit', '--no-fund', allIcons]);
if (!ok) giveUp('The icons could not be fetched. What npm says above tells why.');
const folder = join(scratch, 'node_modules/@tabler/icons/icons');
const list = await readFile(inProject('web/src/ui/icon-names.ts'), 'utf8');
const names = [...list.matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, name = '']) => name);
const symbols = await Promise.all(names.map(symbolOf));
await writeFile(
  inProject('web/src/ui/art/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);

/** @param {string} name */
async function symbolOf(name) {
  const isFilled = name.endsWith('-filled');
  const file = isFilled ? `filled/${name.replace('-filled', '')}.svg` : `outline/${name}.svg`;
  const svg = await readFile(join(folder, file), 'utf8');
  const shapes = [...svg.matchAll(/<(path|circle|rect|line|polyline)\b[^>]*\/>/g)].map(([shape]) => shape);
  const visible = shapes.filter((shape) => !shape.includes('M0 0h24v24H0z')).join('');
  const style = isFilled
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" viewBox="0 0 24 24" ${style}>${visible}</symbol>`;
}
