// @ts-check
// The examples of the documents are what they say they are. A language that nothing here reads is refused, so that an
// example cannot be left out by its tag; what is no code is 'text'.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { Script } from 'node:vm';
import { format } from 'oxfmt';
import { inProject } from '../project.mjs';
import { fencesOf, read } from './markdown.mjs';

/** @typedef {(code: string) => string | null | Promise<string | null>} Reader says what is wrong */

const settings = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

/** @type {Record<string, Reader>} */
const readers = {
  text: () => null,
  sh: readShell,
  ts: (code) => readTypeScript('example.ts', code),
  tsx: (code) => readTypeScript('example.tsx', `<>${code}</>`),
  js: readScript,
  json: (code) => complaintOf(() => JSON.parse(code)),
  sql: () => null,
  ini: (code) => {
    const unknown = Object.keys(parseEnv(code)).filter((name) => !settings.has(name));
    return unknown.length > 0 ? `no setting ${unknown.join(', ')}` : null;
  },
};

/** @param {string} file @param {string} text @returns {Promise<string[]>} */
export async function findBrokenExamples(file, text) {
  const complaints = fencesOf(text).map(async ({ language, code, line }) => {
    const reader = readers[language];
    const complaint = reader ? await reader(code) : `'${language}' is no language that is checked`;
    return complaint ? [`${file}:${line}: ${complaint}`] : [];
  });
  return (await Promise.all(complaints)).flat();
}

/**
 * Compiles the parts that begin with the path of a file, as if they stood there.
 * @param {{ file: string, text: string }[]} documents @returns {string[]}
 */
export function findUncompilable(documents) {
  const files = documents.flatMap(({ text }) => fencesOf(text).flatMap(filesOf));
  if (files.length === 0) return [];
  mkdirSync(inProject('.cache'), { recursive: true });
  const folder = mkdtempSync(inProject('.cache/examples-'));
  for (const { path, code } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const compilerOptions = { rootDirs: ['../..', '.'], incremental: false };
  const settingsOfWeb = { extends: '../../web/tsconfig.json', compilerOptions, include: ['web'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settingsOfWeb));
  const tsc = [inProject('node_modules/typescript/bin/tsc'), '--checkers', '1', '--project', folder];
  const { status, stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8', cwd: folder });
  rmSync(folder, { recursive: true });
  return status === 0 ? [] : stdout.trim().split('\n');
}

/** @param {import('./markdown.mjs').Fence} fence */
function filesOf({ language, code }) {
  if (!/^tsx?$/.test(language)) return [];
  return code
    .split(/^(?=\/\/ web\/\S+\.tsx?$)/m)
    .map((part) => ({ path: /^\/\/ (\S+)\n/.exec(part)?.[1] ?? '', code: part }))
    .filter(({ path }) => path);
}

/** @param {string} code */
function readShell(code) {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  return status === 0 ? null : stderr.trim();
}

/** What begins with the path of a file is compiled below. @param {string} name @param {string} code */
async function readTypeScript(name, code) {
  if (code.includes('// web/')) return null;
  const { errors } = await format(name, code);
  return errors[0]?.message ?? null;
}

/** Also a row of a list. @param {string} code */
function readScript(code) {
  const asStatements = complaintOf(() => new Script(code));
  return asStatements && complaintOf(() => new Script(`[${code}]`)) ? asStatements : null;
}

/** @param {() => unknown} attempt */
function complaintOf(attempt) {
  try {
    attempt();
    return null;
  } catch (error) {
    return String(error);
  }
}
