// @ts-check
// Counts the clauses of docs/requirements.tsv that a passing test names: npm run requirements [-- --missing [AREA]]
import { readFileSync } from 'node:fs';
import { idsIn, readClauses } from './clauses.mjs';
import { giveUp, inProject } from './project.mjs';

/**
 * @typedef {import('./clauses.mjs').Clause} Clause
 * @typedef {{ title: string, steps?: Step[] }} Step
 * @typedef {{ status: string, results: { steps?: Step[] }[] }} Test
 * @typedef {{ title: string, specs?: { title: string, ok: boolean, tests: Test[] }[], suites?: Suite[] }} Suite
 */

const [flag, area] = process.argv.slice(2);
const ofArea = readClauses()
  // A quirk is an oddity of the specification that a decision has settled. It needs no test of its own.
  .filter(({ kind }) => kind !== 'quirk')
  .filter((clause) => !area || clause.area === area);
const waiting = ofArea.filter(({ waits_for }) => waits_for);
const clauses = ofArea.filter(({ waits_for }) => !waits_for);
const proven = new Set([...vitestTitles(), ...playwrightTitles()].flatMap(idsIn));

for (const [name, group] of Object.entries(groupByArea(clauses))) {
  const hits = group.filter(({ id }) => proven.has(id)).length;
  console.log(`${name.padEnd(16)} ${String(hits).padStart(4)} of ${group.length}`);
}
const missing = clauses.filter(({ id }) => !proven.has(id));
if (flag === '--missing') for (const { id, requirement } of missing) console.log(`${id}  ${requirement}`);
console.log(`${clauses.length - missing.length} of ${clauses.length} clauses have a passing test`);
for (const { id, waits_for } of waiting) console.log(`${id}  waits for ${waits_for}`);
const tooEarly = waiting.filter(({ id }) => proven.has(id)).map(({ id }) => id);
if (tooEarly.length > 0) giveUp(`A test claims what still waits: ${tooEarly.join(', ')}`);

/** @param {Clause[]} all */
function groupByArea(all) {
  /** @type {Record<string, Clause[]>} */
  const groups = {};
  for (const clause of all) (groups[clause.area] ??= []).push(clause);
  return groups;
}

/** @returns {string[]} */
function vitestTitles() {
  const report = readReport('vitest');
  const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  return tests
    .filter((/** @type {any} */ { status }) => status === 'passed')
    .map((/** @type {any} */ test) => test.fullName);
}

/** @returns {string[]} */
function playwrightTitles() {
  return readReport('playwright').suites.flatMap((/** @type {Suite} */ suite) => passedIn(suite, ''));
}

/** @param {Suite} suite @param {string} before @returns {string[]} */
function passedIn({ title, specs = [], suites = [] }, before) {
  const path = `${before} ${title}`;
  const ran = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'));
  return [
    ...ran.map((spec) => `${path} ${spec.title}`),
    ...ran.flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(stepTitles))),
    ...suites.flatMap((inner) => passedIn(inner, path)),
  ];
}

/** The titles of test.step, which name clauses as the titles of tests do. @param {{ steps?: Step[] }} of @returns {string[]} */
function stepTitles({ steps = [] }) {
  return steps.flatMap((step) => [step.title, ...stepTitles(step)]);
}

/** @param {string} runner */
function readReport(runner) {
  try {
    return JSON.parse(readFileSync(inProject(`.cache/test-results/${runner}.json`), 'utf8'));
  } catch {
    return giveUp('There are no test results yet: run "npm test" first.');
  }
}
