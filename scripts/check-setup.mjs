// @ts-check
// Several files say which Node is meant. They have to say the same.
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '');
const major = oldest.split('.')[0];
const complaints = [
  ...demand('.nvmrc', read('.nvmrc').trim() === oldest),
  ...demand(
    '.github/workflows/test.yml',
    read('.github/workflows/test.yml').includes(`node: ['${oldest}', `),
  ),
  ...demand('api/vite.config.ts', read('api/vite.config.ts').includes(`target: 'node${major}'`)),
  ...demand('README.md', read('README.md').includes(`Node ${oldest} or newer`)),
  ...demand('SECURITY.md', read('SECURITY.md').includes(`Node ${oldest} or newer`)),
];

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** @param {string} file @param {boolean} holds */
function demand(file, holds) {
  return holds ? [] : [`${file} does not speak of Node ${oldest}, which package.json names as the oldest`];
}

/** @param {string} file */
function read(file) {
  return readFileSync(inProject(file), 'utf8');
}
