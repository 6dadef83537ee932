// @ts-check
// Plants one small fault after the other in a copy of the sources and runs the tests that should notice it:
//   npm run mutants [-- --quick] [PART_OF_A_NAME …]
// With --check it only looks whether the list of faults still fits the sources. docs/testing.md says how to add one.
import './node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeCopy } from './mutants/copy.mjs';
import { apiMutants } from './mutants/api.mjs';
import { apiRuleMutants } from './mutants/api-rules.mjs';
import { browserMutants } from './mutants/browser.mjs';
import { contractMutants } from './mutants/contract.mjs';
import { webMutants } from './mutants/web.mjs';
import { webPartMutants } from './mutants/web-parts.mjs';
import { giveUp, inProject } from './project.mjs';

/** @typedef {import('./mutants/copy.mjs').Mutant} Mutant */

/** More than this, of a hundred, means that the tests have got worse. */
const mostSurvivors = 3;

const isQuick = process.argv.includes('--quick');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = [
  ...contractMutants,
  ...apiMutants,
  ...apiRuleMutants,
  ...webMutants,
  ...webPartMutants,
  ...browserMutants,
];
const wanted = all.filter(
  ({ name, browser }) =>
    !(isQuick && browser) && (names.length === 0 || names.some((part) => name.includes(part))),
);
if (wanted.length === 0) giveUp('No fault has such a name.');
checkTable(all);
if (process.argv.includes('--check')) process.exit();

const startedAt = Date.now();
const copies = Array.from({ length: Math.min(2, availableParallelism()) }, makeCopy);
try {
  const output = await findFailureWithoutFault();
  if (output) throw new Error(`Without any fault the tests do not pass:\n${output}`);
  console.log('without a fault all of them pass');
  const survivors = await runAll();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${wanted.length - survivors.length} of ${wanted.length} caught in ${seconds} s`);
  for (const name of survivors) console.log(`survived: ${name}`);
  process.exitCode = survivors.length > mostSurvivors ? 1 : 0;
} finally {
  for (const copy of copies) copy.remove();
}

/** A fault whose place in the sources has changed must be moved along or taken out. @param {Mutant[]} mutants */
function checkTable(mutants) {
  const complaints = mutants.flatMap(({ name, file, find, put, tests }) => {
    const count = existsSync(inProject(file))
      ? readFileSync(inProject(file), 'utf8').split(find).length - 1
      : 0;
    return [
      ...(count === 1 ? [] : [`${name}: its place is found ${count} times in ${file}`]),
      ...(find === put ? [`${name}: changes nothing`] : []),
      ...tests.filter((test) => !existsSync(inProject(test))).map((test) => `${name}: there is no ${test}`),
    ];
  });
  const everyName = mutants.map(({ name }) => name);
  const twice = everyName.filter((name, index) => everyName.indexOf(name) !== index);
  const said = [...complaints, ...twice.map((name) => `${name}: is there twice`)];
  if (said.length > 0) giveUp(said.join('\n'));
}

/** Tests that fail without any fault would seem to catch every one. */
async function findFailureWithoutFault() {
  const [copy] = copies;
  if (!copy) return '';
  for (const isBrowser of [false, true]) {
    const tests = new Set(
      wanted.filter(({ browser = false }) => browser === isBrowser).flatMap(({ tests: own }) => own),
    );
    if (tests.size === 0) continue;
    const { verdict, output } = await copy.run([...tests], isBrowser);
    if (verdict !== 'survived') return output;
  }
  return '';
}

/** One fault at a time in each copy; tests in the browser have the machine to themselves. */
async function runAll() {
  /** @type {string[]} */
  const survivors = [];
  const quick = wanted.filter(({ browser }) => !browser);
  const slow = wanted.filter(({ browser }) => browser);
  /** @param {(typeof copies)[number]} copy @param {Mutant[]} queue */
  const work = async (copy, queue) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const verdict = await copy.tryOut(mutant);
      console.log(`${verdict.padEnd(9)} ${mutant.name}`);
      // A fault that keeps the tests from running does not show that they notice it.
      if (verdict !== 'caught')
        survivors.push(verdict === 'survived' ? mutant.name : `${mutant.name} (${verdict})`);
    }
  };
  await Promise.all(copies.map((copy) => work(copy, quick)));
  if (copies[0]) await work(copies[0], slow);
  return survivors;
}
