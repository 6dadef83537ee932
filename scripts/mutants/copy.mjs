// @ts-check
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inProject, projectDir } from '../project.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} name What a person would notice.
 * @property {string} file
 * @property {string} find Occurs once in the file.
 * @property {string} put Stands in its place.
 * @property {string[]} tests Files that should notice it.
 * @property {boolean} [browser] They run in the browser, on a build.
 *
 * @typedef {'caught' | 'survived' | 'broken'} Verdict
 */

const leftOut = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'test-results']);
const report = '.cache/mutants.json';

/** Copies the sources to a temporary folder, so that no fault is ever planted in the checkout. */
export function makeCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'aaspaas-mutants-'));
  cpSync(projectDir, folder, {
    recursive: true,
    filter: (from) =>
      !relative(projectDir, from)
        .split(/[\\/]/)
        .some((part) => leftOut.has(part)),
  });
  linkPackages(folder);
  mkdirSync(join(folder, '.cache'));
  return {
    /** @param {string[]} tests @param {boolean} isBrowser */
    run: (tests, isBrowser) => runTests(folder, tests, isBrowser),
    /** @param {Mutant} mutant @returns {Promise<Verdict>} */
    async tryOut({ file, find, put, tests, browser = false }) {
      const path = join(folder, file);
      const sound = readFileSync(path, 'utf8');
      // By a function, because `replace` gives dollar signs in a text a meaning.
      writeFileSync(
        path,
        sound.replace(find, () => put),
      );
      try {
        return (await runTests(folder, tests, browser)).verdict;
      } finally {
        writeFileSync(path, sound);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links to the packages of the checkout, except for our own, which are those of the copy. @param {string} folder */
function linkPackages(folder) {
  const own = '@aaspaas';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(inProject('node_modules')))
    if (name !== own && name !== '.vite' && name !== '.cache')
      symlinkSync(inProject('node_modules', name), join(folder, 'node_modules', name));
  for (const workspace of ['contract', 'api', 'demo', 'web'])
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', own, workspace));
}

/**
 * @param {string} folder
 * @param {string[]} tests
 * @param {boolean} isBrowser
 * @returns {Promise<{ verdict: Verdict, output: string }>}
 */
async function runTests(folder, tests, isBrowser) {
  if (isBrowser) {
    const built = await runIn(folder, ['scripts/build.mjs']);
    if (!built.ok) return { verdict: 'broken', output: built.output };
    const { ok, output } = await runIn(folder, [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=phone',
      '--reporter=line',
      ...tests,
    ]);
    return { verdict: ok ? 'survived' : 'caught', output };
  }
  rmSync(join(folder, report), { force: true });
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await runIn(folder, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporter,
    ...tests,
  ]);
  const failed = failedIn(folder);
  // Only a failed test counts: a file that cannot be loaded makes the run fail as well.
  /** @type {Verdict} */
  const verdict = failed.length > 0 ? 'caught' : 'broken';
  return { verdict: ok ? 'survived' : verdict, output: failed.join('\n') || output };
}

/** The titles of the tests that failed. @param {string} folder @returns {string[]} */
function failedIn(folder) {
  try {
    const { testResults } = JSON.parse(readFileSync(join(folder, report), 'utf8'));
    /** @type {{ status: string, fullName: string }[]} */
    const all = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
    return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  } catch {
    return [];
  }
}

/** @param {string} folder @param {string[]} args @returns {Promise<{ ok: boolean, output: string }>} */
function runIn(folder, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
