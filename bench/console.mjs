// @ts-check
// How long the server takes for each page of the console: node bench/console.mjs [folder]
// It starts the built product with its demo data, fills it up to 100,000 listings and 10,000 payments
// (bench/console.sql), and asks for every page many times, one after the other, as one admin would. A folder that is
// named is kept, and not filled again the next time.
import '../scripts/node-version.mjs';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../scripts/project.mjs';
import { counts, examples, further, variants } from './console-urls.mjs';
import { fillListings } from './data/fill.mjs';
import { openSources } from './data/sources.mjs';
import { processorMs } from './processor.mjs';
import { logInAsAdmin, startServer } from './servers.mjs';

const mostMs = 300;
const rounds = 40;
const [, , folder] = process.argv;

const { load, close: closeSources } = await openSources();
const { reachEmbedded } = await load('api/src/db/embedded/start.ts');
const { Sql } = await load('api/src/db/sql.ts');
const { openDatabase } = await load('api/src/db/open.ts');
const { countDays } = await load('api/src/jobs/daily-count-queries.ts');

const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'aaspaas-bench-')));
const server = await startServer(dataDir);
const embedded = await reachEmbedded({ dataDir });
const db = openDatabase(embedded.url, { connections: 1 });
try {
  if (!(await isFilled())) await fill();
  await report();
} finally {
  await db.close();
  await embedded.stop();
  await server.stop();
  if (!folder) await rm(dataDir, { recursive: true });
  await closeSources();
}

async function isFilled() {
  const { count } = await db.one(new Sql(['SELECT count(*) FROM shop'], []));
  return count >= 100_000;
}

/** Statement by statement, so that one can see what takes long. */
async function fill() {
  await step('the listings', () => fillListings(load, embedded.url, 100_000));
  const text = readFileSync(inProject('bench/console.sql'), 'utf8');
  for (const statement of text.split(/;\n/)) await step(nameOf(statement), () => db.script(statement));
  await step('the numbers of the days', () => countDays(db, new Date()));
  await step('vacuum', () => db.script('VACUUM ANALYZE'));
}

/** @param {string} statement */
function nameOf(statement) {
  return /INSERT INTO \w+/.exec(statement)?.[0] ?? statement.trim().slice(-40);
}

/** @param {string} name @param {() => Promise<unknown>} work */
async function step(name, work) {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function report() {
  const cookie = await logInAsAdmin(server.url);
  const asked = [
    ...(await urls()).map((path) => ({ name: path, ask: () => readPage(path, cookie) })),
    ...counts.map(([path, body]) => ({
      name: `${path} ${JSON.stringify(body)}`,
      ask: () => call(path, body, cookie),
    })),
  ];
  let slow = 0;
  for (const { name, ask } of asked) {
    const { took, worked } = await timesOf(ask);
    const p95 = at(took, 0.95);
    if (p95 > mostMs) slow += 1;
    const figures = [
      `p50 ${at(took, 0.5).toFixed(0)} ms`,
      `p95 ${p95.toFixed(0)} ms`,
      `of the processor p50 ${at(worked, 0.5).toFixed(0)} ms, p95 ${at(worked, 0.95).toFixed(0)} ms`,
    ];
    console.log(`${p95 > mostMs ? 'SLOW ' : ''}${name.padEnd(44)} ${figures.join('   ')}`);
  }
  console.log(`${slow} of ${asked.length} are slower than ${mostMs} ms at p95`);
  process.exitCode = slow > 0 ? 1 : 0;
}

/** Every page of the console, as its table names it, with its further urls. @returns {Promise<string[]>} */
async function urls() {
  const { consolePages } = await load('web/src/console/pages.ts');
  /** @type {string[]} */
  const paths = consolePages.map((/** @type {{ path: string }} */ { path }) => path);
  const found = paths.map(async (path) => [
    await concrete(path),
    ...(variants[path] ?? []).map((query) => path + query),
  ]);
  const named = Object.entries(further).map(async ([url, query]) => url + (await idBy(query)));
  return [...(await Promise.all(found)).flat(), ...(await Promise.all(named))].filter((url) => url !== null);
}

/** @param {string} query @returns {Promise<string>} */
async function idBy(query) {
  const { id } = await db.one(new Sql([query], []));
  return String(id);
}

/** Null where there is no such thing in the filled database. @param {string} path @returns {Promise<string | null>} */
async function concrete(path) {
  const [list = '', named] = path.split('/:');
  if (!named) return path;
  const query = examples[list];
  if (!query) return null;
  return `${list}/${await idBy(query)}`;
}

/**
 * How long each took, and how much of that the server and its database worked: on a busy machine the rest is waiting
 * for the processor.
 * @param {() => Promise<void>} ask
 */
async function timesOf(ask) {
  /** @type {number[]} */
  const took = [];
  /** @type {number[]} */
  const worked = [];
  // The first round warms the caches.
  await ask();
  for (let round = 0; round < rounds; round++) {
    const before = await workedMs();
    const start = performance.now();
    await ask();
    took.push(performance.now() - start);
    worked.push((await workedMs()) - before);
  }
  return { took, worked };
}

/** Of the server and of its connections, but not of this program's own. */
async function workedMs() {
  const others = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  /** @type {{ pid: number }[]} */
  const connections = await db.many(new Sql([others], []));
  return [server, ...connections].reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

/** @param {string} path @param {string} cookie */
async function readPage(path, cookie) {
  const reply = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' });
  const html = await reply.text();
  if (reply.status !== 200 || html.includes('Loading…'))
    throw new Error(`${path}: ${reply.status}, or not all of it was read`);
}

/** @param {string} path @param {object} body @param {string} cookie */
async function call(path, body, cookie) {
  const reply = await fetch(`${server.url}/aaspaas${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
}

/** @param {number[]} numbers @param {number} share */
function at(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;
}
