// @ts-check
// What the files of the root say about each other: which Node is meant, and what the image is made of.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '');
const major = oldest.split('.')[0];
/** The one that people are told to take. */
const recommended = read('.nvmrc').trim();
const dockerfile = read('Dockerfile');

const complaints = [...checkNodeVersion(), ...checkImageVersion(), ...checkCopies()];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** package.json names the oldest Node and .nvmrc the recommended one; other files that name one have to agree. */
function checkNodeVersion() {
  /** @type {[file: string, text: string][]} */
  const says = [
    ['.github/workflows/test.yml', `node: ['${oldest}', `],
    ['api/vite.config.ts', `target: 'node${major}'`],
    ['README.md', `${oldest} or newer`],
    ['SECURITY.md', `Node ${oldest} or newer`],
    ['.github/workflows/test.yml', `'${recommended}']`],
    ['README.md', `Node ${recommended}`],
    ['docs/operations.md', `Node ${recommended}`],
    ['Dockerfile', `FROM node:${recommended}-`],
  ];
  return says
    .filter(([file, text]) => !read(file).includes(text))
    .map(([file, text]) => `${file} should say "${text.trim()}", as package.json and .nvmrc do`);
}

/** The image runs on a Node that the tests have run on. */
function checkImageVersion() {
  const tested = [...read('.github/workflows/test.yml').matchAll(/node: \[(.*)\]/g)].map(([, list]) => list);
  return [...dockerfile.matchAll(/^FROM node:(\d+)/gm)]
    .filter(([, image]) => !tested.every((list) => list?.includes(`'${image}`)))
    .map(([from]) => `Dockerfile: ${from} is not among the versions of .github/workflows/test.yml`);
}

/** Nobody builds the image here, so a path that has moved would be noticed late. */
function checkCopies() {
  const sent = read('.dockerignore').split('\n');
  return [...dockerfile.matchAll(/^COPY (--from=\S+ )?(.+) \S+$/gm)].flatMap(([, from, list = '']) => {
    const paths = list.split(' ').map((path) => path.replace(/^\/app\//, ''));
    const isMade = (/** @type {string} */ path) => /(^|\/)(node_modules|dist)$/.test(path);
    return paths.flatMap((path) => {
      if (from && isMade(path)) return [];
      if (!existsSync(inProject(path))) return [`Dockerfile copies ${path}, which does not exist`];
      return sent.includes(`!${path.split('/')[0]}`) ? [] : [`.dockerignore keeps ${path} out of the image`];
    });
  });
}

/** @param {string} file */
function read(file) {
  return readFileSync(inProject(file), 'utf8');
}
