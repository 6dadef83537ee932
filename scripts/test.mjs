// @ts-check
import './node-version.mjs';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { installChromiumIfNeeded } from './chromium.mjs';
import { isBuilt } from './freshness.mjs';
import { installIfNeeded, runNpm } from './install.mjs';
import { inProject, runNode } from './project.mjs';
import { makeScratchFolder } from './scratch.mjs';

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count
 * @typedef {{ name: string, groups: string[], run?: string[], script?: string, report?: string, needsBuild?: boolean, besideOthers?: boolean, isDone?: () => Promise<boolean> }} Stage
 */

const bin = {
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
const reports = {
  vitest: '.cache/test-results/vitest.json',
  playwright: '.cache/test-results/playwright.json',
};
const vitest = [
  bin.vitest,
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${reports.vitest}`,
];

/** @type {Stage[]} */
const stages = [
  ...[
    { name: 'types', script: 'types' },
    { name: 'lint', script: 'lint' },
    { name: 'format', script: 'format:check' },
    { name: 'import order', run: ['scripts/check-imports.mjs'] },
    { name: 'documents', run: ['scripts/check-docs.mjs'] },
    { name: 'words', run: ['scripts/check-words.mjs'] },
    { name: 'nothing unused', run: [bin.knip] },
    { name: 'texts and their words', run: ['scripts/words.mjs', '--check'] },
    { name: 'sentences', run: ['scripts/check-sentences.mjs'] },
    { name: 'titles of tests', run: ['scripts/check-titles.mjs'] },
    { name: 'table of rules', run: ['scripts/rules-table.mjs', '--check'] },
    { name: 'concepts of the search', run: ['scripts/check-concepts.mjs'] },
    { name: 'weights of the search', run: ['scripts/search-train.mjs', '--check'] },
    { name: 'planted faults', run: ['scripts/mutants.mjs', '--check'] },
    { name: 'lock file', run: ['scripts/check-lock.mjs'] },
    { name: 'setup files', run: ['scripts/check-setup.mjs'] },
  ].map((stage) => ({ ...stage, groups: ['check'], besideOthers: true })),
  {
    name: 'build',
    groups: ['check', 'e2e'],
    run: ['scripts/build.mjs'],
    besideOthers: true,
    isDone: isBuilt,
  },
  { name: 'size budget', groups: ['check'], run: ['scripts/check-budget.mjs'], needsBuild: true },
  { name: 'unit, API and component tests', groups: ['unit'], run: vitest, report: reports.vitest },
  {
    name: 'browser tests',
    groups: ['e2e'],
    run: [bin.playwright, 'test'],
    report: reports.playwright,
    needsBuild: true,
  },
];

const group = process.argv[2];
const wanted = stages.filter((stage) => !group || stage.groups.includes(group));
const scratch = makeScratchFolder();

await installIfNeeded();
if (wanted.some((stage) => stage.report === reports.playwright)) await installChromiumIfNeeded();
// The checks only read the sources, and none looks at what is built, so they run side by side.
const counts = await Promise.all(wanted.filter(({ besideOthers }) => besideOthers).map(runStage));
for (const stage of wanted.filter(({ besideOthers }) => !besideOthers)) counts.push(await runStage(stage));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
for (const name of counts.flatMap((count) => count.failures)) console.log(`✗ ${name}`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {Stage} stage @returns {Promise<Count>} */
async function runStage(stage) {
  const startedAt = Date.now();
  // Built files that belong to other sources would prove nothing about these.
  if (stage.needsBuild && !(await isBuilt())) return skip(stage);
  if (stage.report) rmSync(inProject(stage.report), { force: true });
  const { ok, output } = (await stage.isDone?.()) ? { ok: true, output: '' } : await runCommand(stage);
  const count = stage.report ? countTests(stage, ok) : countCheck(stage, ok);
  const detail = stage.report ? `${count.passed} passed, ${count.failed} failed, ` : '';
  console.log(`${ok ? '✓' : '✗'} ${stage.name} (${detail}${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (stage.report) for (const name of count.failures) console.log(`  ✗ ${name}`);
  if (!ok) console.log(output.trim());
  return count;
}

/** @param {Stage} stage @returns {Count} */
function skip({ name }) {
  console.log(`✗ ${name} (not run: there is no build of these sources)`);
  return countCheck({ name }, false);
}

/** What package.json names is run by its name, so that a person and this script run the same. @param {Stage} stage */
function runCommand({ script, run = [] }) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, TMPDIR: scratch };
  const options = { quiet: true, env };
  return script ? runNpm(['run', '--silent', script], options) : runNode(run, options);
}

/** @param {Pick<Stage, 'name'>} stage @param {boolean} ok @returns {Count} */
function countCheck({ name }, ok) {
  return { passed: Number(ok), failed: Number(!ok), failures: ok ? [] : [name] };
}

/** A runner that failed without a failed test (a broken file, a crash) counts as one. @param {Stage} stage @param {boolean} ok @returns {Count} */
function countTests({ name, report = '' }, ok) {
  const { passed, failures } = readReport(report);
  const named = ok || failures.length > 0 ? failures : [`${name}: the runner failed`];
  return { passed, failed: named.length, failures: named };
}

/** @param {string} file @returns {Pick<Count, 'passed' | 'failures'>} */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(inProject(file), 'utf8'));
    if (report.stats)
      return { passed: report.stats.expected, failures: report.suites.flatMap(failuresInSuite) };
    return { passed: report.numPassedTests, failures: report.testResults.flatMap(failuresInFile) };
  } catch {
    return { passed: 0, failures: [] };
  }
}

/** @param {any} suite of Playwright @returns {string[]} */
function failuresInSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.filter(isFailed).map((/** @type {any} */ { projectName }) => `${file} (${projectName}): ${title}`),
  );
  return [...failed, ...suites.flatMap(failuresInSuite)];
}

/** What passed only when it was tried again has failed too. @param {{ status: string }} test */
function isFailed({ status }) {
  return status === 'unexpected' || status === 'flaky';
}

/** @param {any} file of Vitest: one that could not be loaded fails without a test @returns {string[]} */
function failuresInFile({ name, status, assertionResults }) {
  const file = relative(inProject('.'), name);
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [file];
  return failed.map((/** @type {any} */ { fullName }) => `${file}: ${fullName}`);
}
