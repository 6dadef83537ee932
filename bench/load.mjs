// @ts-check
// How many requests the built server answers, and how soon, beside a bare server and bare Node:
//   npm run bench:load -- --listings 20000 [--clients 1,32,256] [--seconds 5] [--rounds 2] [--only search,shop-page]
//                         [--workers 2] [--folder kept-for-next-time] [--write]
//   npm run bench:load -- --growth 100000,1000000   how p50 of every read grows with the listings
//   npm run bench:compare                           a short run; fails where a ratio fell by more than a fifth
// --write puts the tables and the plot into docs, and the ratios into bench/recorded.json.
import '../scripts/node-version.mjs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isBuilt } from '../scripts/freshness.mjs';
import { giveUp, inProject, runNode } from '../scripts/project.mjs';
import { measureInTurns } from './load/measure.mjs';
import { drawPlot } from './load/plot.mjs';
import { fallsOf, readRecorded, record } from './load/recorded.mjs';
import { describeMachine, growthTable, notesOf, tablesOf, writeIntoDocs } from './load/report.mjs';
import { openStand } from './load/stand.mjs';

/**
 * @typedef {import('./load/measure.mjs').Row} Row
 * @typedef {import('./load/stand.mjs').Running} Running
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '1,32,256' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
    workers: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    folder: { type: 'string' },
    growth: { type: 'string' },
    compare: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
/** @param {string} text */
const numbersIn = (text) => text.split(',').map(Number);
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const only = values.only.split(',').filter((name) => name !== '');
/** The ratios are kept for as many clients as the servers are busy with, and no more. */
const comparedClients = 32;

if (!(await isBuilt()) && !(await runNode([inProject('scripts/build.mjs')])).ok) giveUp('The build failed.');
const machine = describeMachine();
const stand = await openStand(values);
/** @type {Promise<never>} */
const interruption = new Promise((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => reject(new Error('Interrupted.')));
});
interruption.catch(() => {});
try {
  if (values.compare) await compare();
  else if (values.growth) await growth(numbersIn(values.growth));
  else await bench();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  await stand.close();
}

async function bench() {
  await fill(listings);
  const rows = await withServers(async (running) => {
    /** @type {Row[]} */
    const measured = [];
    for (const clients of numbersIn(values.clients))
      for (const workload of chosen(running))
        measured.push(say(await measureInTurns(running, workload, { clients, seconds, rounds })));
    return measured;
  });
  const how = `${machine}; ${values.workers === '1' ? 'one process' : `${values.workers} processes`}, ${listings.toLocaleString('en-GB')} listings, ${rounds} runs of ${seconds} s each, in turns.`;
  const text = [how, tablesOf(rows), notesOf(rows)].join('\n\n').trim();
  console.log(`\n${text}`);
  if (values.write) await write(rows, text);
}

/** @param {readonly Row[]} rows @param {string} text */
async function write(rows, text) {
  const compared = rows.filter(({ clients }) => clients === comparedClients);
  if (only.length > 0 || compared.length === 0)
    return fail(`Nothing is written: that takes all workloads, and ${comparedClients} clients among others.`);
  await writeFile(inProject('docs/pictures/load.svg'), drawPlot(compared));
  const picture = `![Requests a second at ${comparedClients} clients](pictures/load.svg)`;
  await writeIntoDocs('load', `${text}\n\n${picture}`);
  await record(compared, { on: new Date().toISOString().slice(0, 10), listings, clients: comparedClients });
}

/** @param {readonly number[]} sizes */
async function growth(sizes) {
  const measured = [];
  for (const size of sizes) {
    const fillSeconds = await fill(size);
    const rows = await withServers(async (running) => {
      const each = [];
      for (const workload of chosen(running).filter(({ isFresh }) => isFresh))
        each.push(
          say(await measureInTurns(running, workload, { clients: 1, seconds, rounds, servers: ['product'] })),
        );
      return each;
    });
    measured.push({ listings: size, fillSeconds, rows });
  }
  const text = [machine, growthTable(measured), notesOf(measured.flatMap(({ rows }) => rows))]
    .join('\n\n')
    .trim();
  console.log(`\n${text}`);
  if (values.write) await writeIntoDocs('growth', text);
}

async function compare() {
  const recorded = await readRecorded();
  if (Object.keys(recorded.ratios).length === 0)
    return fail('Nothing is recorded yet: "npm run bench:load -- --write" does that, on a quiet machine.');
  const { clients } = recorded;
  await fill(recorded.listings);
  const falls = await withServers(async (running) => {
    const found = [];
    for (const workload of chosen(running)) {
      const short = say(await measureInTurns(running, workload, { clients, seconds: 2, rounds: 2 }));
      if (fallsOf(short, recorded).length === 0) continue;
      // A short run may have had bad luck.
      const longer = await measureInTurns(running, workload, { clients, seconds: 5, rounds: 3 });
      found.push(...fallsOf(say(longer), recorded));
    }
    return found;
  });
  for (const fall of falls) console.error(fall);
  if (falls.length > 0) return fail(`${falls.length} ratios fell by more than a fifth.`);
  console.log('No ratio fell by more than a fifth.');
}

/** @param {number} size */
async function fill(size) {
  const start = performance.now();
  await Promise.race([stand.fill(size), interruption]);
  const took = (performance.now() - start) / 1000;
  console.log(`${size} listings, filled in ${took.toFixed(0)} s`);
  return took;
}

/** @template Result @param {(running: Running) => Promise<Result>} work */
async function withServers(work) {
  const running = await Promise.race([stand.start(), interruption]);
  try {
    return await Promise.race([work(running), interruption]);
  } finally {
    await running.stop();
  }
}

/** @param {Running} running */
function chosen({ workloads }) {
  const unknown = only.filter((name) => !workloads.some((workload) => workload.name === name));
  if (unknown.length > 0)
    throw new Error(
      `there is no ${unknown.join(', ')}; there are ${workloads.map(({ name }) => name).join(', ')}`,
    );
  return workloads.filter(({ name }) => only.length === 0 || only.includes(name));
}

/** Without leaving the database behind. @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

/** One line as soon as it is measured. @param {Row} row */
function say(row) {
  const { workload, clients, by } = row;
  const servers = Object.entries(by).map(
    ([server, { perSecond, p50, p99 }]) =>
      `${server} ${perSecond.toFixed(0)}/s (p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`,
  );
  console.log(`${workload.name} × ${clients}: ${servers.join(', ')}`);
  return row;
}
