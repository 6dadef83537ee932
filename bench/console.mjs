// @ts-check
// How long the server takes for each page of the console: node bench/console.mjs [folder]
// It starts the built product with its demo data, fills it up to 100,000 listings and 10,000 payments
// (bench/console.sql), and asks for every page many times, one after the other, as one operator would. A folder that is
// named is kept, and not filled again the next time.
import '../scripts/node-version.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../scripts/project.mjs';
import { fillListings } from './data/fill.mjs';
import { openSources } from './data/sources.mjs';
import { startServer } from './servers.mjs';

const mostMs = 300;
const rounds = 40;
const [, , folder] = process.argv;

/** @type {Record<string, string[]>} Further urls of a page: what its filters and its last page cost. */
const variants = {
  '/admin': ['?span=year'],
  '/admin/payments': ['?state=confirmed', '?state=confirmed&page=100', '?q=BENCH0000042'],
  '/admin/ledger': ['?page=100'],
  '/admin/shops': ['?q=bakery', '?sort=name', '?sort=-name&page=1000', '?status=expired', '?q=9876543210'],
  '/admin/services': ['?q=repair', '?sort=-name'],
  '/admin/customers': ['?q=Person+29', '?page=500'],
  '/admin/agents': ['?q=Agent', '?page=50'],
  '/admin/audit': ['?page=1000'],
  '/admin/security': ['?page=1000'],
  '/admin/outbox': ['?page=100'],
};

/** @type {Record<string, string>} One thing of each kind that has a page of its own. */
const examples = {
  '/admin/payments': `SELECT id FROM payment WHERE state = 'submitted' ORDER BY id DESC LIMIT 1`,
  '/admin/listings': 'SELECT max(id) AS id FROM shop',
  '/admin/statements': 'SELECT max(id) AS id FROM statement',
  '/admin/duplicates': `SELECT min(id) || '-' || max(id) AS id FROM shop WHERE id > (SELECT max(id) - 2 FROM shop)`,
  '/admin/people': `SELECT max(id) AS id FROM account WHERE role = 'user'`,
};

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
  await step('the listings', () => fillListings(load, db, 100_000));
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
  const cookie = await logIn();
  let slow = 0;
  for (const path of await urls()) {
    const took = await timesOf(path, cookie);
    const p95 = at(took, 0.95);
    if (p95 > mostMs) slow += 1;
    console.log(
      `${p95 > mostMs ? 'SLOW ' : ''}${path.padEnd(44)} p50 ${at(took, 0.5).toFixed(0)} ms   p95 ${p95.toFixed(0)} ms`,
    );
  }
  console.log(`${slow} of the pages are slower than ${mostMs} ms at p95`);
  process.exitCode = slow > 0 ? 1 : 0;
}

/** Every page of the console, as its folder names it, with its further urls. @returns {Promise<string[]>} */
async function urls() {
  const pages = inProject('web/src/pages');
  const paths = readdirSync(pages)
    .filter((name) => /^admin($|-)/.test(name))
    .flatMap((name) => {
      const route = readFileSync(join(pages, name, 'route.ts'), 'utf8');
      return [...route.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
    });
  const found = paths.map(async (path) => [
    await concrete(path),
    ...(variants[path] ?? []).map((query) => path + query),
  ]);
  return (await Promise.all(found)).flat().filter((url) => url !== null);
}

/** Null where there is no such thing in the filled database. @param {string} path @returns {Promise<string | null>} */
async function concrete(path) {
  const [list = '', named] = path.split('/:');
  if (!named) return path;
  const query = examples[list];
  if (!query) return null;
  const { id } = await db.one(new Sql([query], []));
  return `${list}/${id}`;
}

/** @param {string} path @param {string} cookie */
async function timesOf(path, cookie) {
  const took = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const reply = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' });
    const html = await reply.text();
    const ms = performance.now() - start;
    if (reply.status !== 200 || html.includes('Loading…'))
      throw new Error(`${path}: ${reply.status}, or not all of it was read`);
    // The first round warms the caches.
    if (round > 0) took.push(ms);
  }
  return took;
}

async function logIn() {
  const reply = await fetch(`${server.url}/aaspaas/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.aaspaas.example', password: 'aaspaas-demo' }),
  });
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}

/** @param {number[]} numbers @param {number} share */
function at(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;
}
