// @ts-check
// Counts the clauses of docs/requirements.tsv that a passing test names: npm run requirements [-- --missing [AREA]]
import { readFileSync } from 'node:fs';
import { giveUp, inProject } from './project.mjs';

/**
 * @typedef {{ id: string, area: string, kind: string, requirement: string, waits_for: string }} Clause
 * @typedef {{ title: string, specs?: { title: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 */

const [flag, area] = process.argv.slice(2);
const ofArea = readClauses().filter((clause) => !area || clause.area === area);
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

/** @returns {Clause[]} */
function readClauses() {
  const [header = '', ...lines] = readFileSync(inProject('docs/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.split('\t');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    return /** @type {Clause} */ (Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  });
  // A quirk is an oddity of the specification that a decision has settled. It needs no test of its own.
  return rows.filter(({ kind }) => kind !== 'quirk');
}

/** @param {Clause[]} all */
function groupByArea(all) {
  /** @type {Record<string, Clause[]>} */
  const groups = {};
  for (const clause of all) (groups[clause.area] ??= []).push(clause);
  return groups;
}

/** '[R-207]', '[R-207, M-431, D-015]' and spans '[R-207..R-210]' in a title. @param {string} title */
function idsIn(title) {
  return [...title.matchAll(/\b([RMD])-(\d{3})(?:\.\.(?:[RMD]-)?(\d{3}))?/g)].flatMap(
    ([, letter, from, to]) => {
      const length = Number(to ?? from) - Number(from) + 1;
      return Array.from({ length }, (_, step) => `${letter}-${String(Number(from) + step).padStart(3, '0')}`);
    },
  );
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
  return [...ran.map((spec) => `${path} ${spec.title}`), ...suites.flatMap((inner) => passedIn(inner, path))];
}

/** @param {string} runner */
function readReport(runner) {
  try {
    return JSON.parse(readFileSync(inProject(`.cache/test-results/${runner}.json`), 'utf8'));
  } catch {
    return giveUp('There are no test results yet: run "npm test" first.');
  }
}
