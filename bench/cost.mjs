// @ts-check
// What one read that is not in memory costs of the processor, Node and PostgreSQL together, beside the bare server:
//   node bench/cost.mjs [--listings 20000] [--requests 40] [--rounds 25] [--folder kept-for-next-time]
//                       [--beside another-clone-with-its-build] [--only search,shop]
// One client asks, one request after the other, the servers take turns, and the figure is the median of the rounds:
// other work on the machine makes requests wait, but hardly costs them time of the processor.
import '../scripts/node-version.mjs';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBenchDatabase } from './data/database.mjs';
import { fillDemo, fillListings, fillReviews, makePlainTable, vacuum } from './data/fill.mjs';
import { openSources } from './data/sources.mjs';
import { shareOf } from './load/figures.mjs';
import { readSamples } from './load/samples.mjs';
import { makeWorkloads } from './load/workloads.mjs';
import { processorMs } from './processor.mjs';
import { startProcess, startServer } from './servers.mjs';

/**
 * @typedef {import('./load/workloads.mjs').Workload} Workload
 * @typedef {import('./servers.mjs').Running} Server
 * @typedef {{ node: number, database: number }} Cost milliseconds of the processor for one request
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '25' },
    folder: { type: 'string' },
    beside: { type: 'string' },
    only: { type: 'string', default: 'search,nearest,shop,reviews' },
  },
});
const requests = Number(values.requests);
const rounds = Number(values.rounds);
const only = values.only.split(',');
/** So many requests later Node has compiled what it runs often. */
const warmRequests = 800;
const agent = new Agent({ keepAlive: true });
let asked = 0;

const { load, close: closeSources } = await openSources();
const database = await openBenchDatabase(load, values.folder);
/** @type {Map<string, Server>} */
const servers = new Map();
try {
  await fill();
  await start();
  for (const workload of await chosenWorkloads()) say(workload, await measure(workload));
} finally {
  for (const server of servers.values()) await server.stop();
  await database.close();
  await closeSources();
}

async function fill() {
  const { db, url } = database;
  await fillDemo(load, db);
  await fillListings(load, url, Number(values.listings));
  await fillReviews(load, db);
  await makePlainTable(db);
  await vacuum(load, url);
}

async function start() {
  const { url, dataDir } = database;
  const { parseUrl } = await load('api/src/db/open.ts');
  const settings = { DATABASE_URL: url, DEMO: '0' };
  servers.set('bare', await startProcess('bench/load/bare-server.mjs', [JSON.stringify(parseUrl(url))]));
  if (values.beside)
    servers.set('beside', await startServer(join(dataDir, 'beside'), settings, values.beside));
  servers.set('product', await startServer(join(dataDir, 'product'), settings));
}

/** @returns {Promise<Workload[]>} */
async function chosenWorkloads() {
  const samples = await readSamples(load, database.db, servers.get('product')?.url ?? '');
  return makeWorkloads(samples).filter(({ name }) => only.includes(name));
}

/** @param {Workload} workload @returns {Promise<Map<string, Cost[]>>} */
async function measure({ jobs }) {
  let first = 0;
  const nextPaths = (/** @type {number} */ many) =>
    Array.from({ length: many }, () => jobs[first++ % jobs.length]?.paths[0] ?? '');
  const warming = nextPaths(warmRequests);
  for (const server of servers.values()) await costOf(server, warming);
  /** @type {Map<string, Cost[]>} */
  const costs = new Map([...servers.keys()].map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    const paths = nextPaths(requests);
    for (const [name, server] of servers) costs.get(name)?.push(await costOf(server, paths));
  }
  return costs;
}

/** @param {Server} server @param {readonly string[]} paths @returns {Promise<Cost>} */
async function costOf({ url, pid }, paths) {
  const before = { node: processorMs(pid), database: await databaseMs() };
  for (const path of paths) await ask(url + path);
  const node = processorMs(pid) - before.node;
  // Connections come and go: a new one has cost nothing before, and what one that is gone has cost is lost.
  const byConnection = [...(await databaseMs())].map(([each, ms]) => ms - (before.database.get(each) ?? 0));
  return {
    node: node / paths.length,
    database: byConnection.reduce((sum, ms) => sum + ms, 0) / paths.length,
  };
}

/** Ten times as the same visitor, since nobody may look up so much as all of them together. @param {string} url */
async function ask(url) {
  const visitor = Math.floor(asked++ / 10);
  const ip = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const [reply] = await once(get(url, { agent, headers: { 'x-forwarded-for': ip } }), 'response');
  await reply.toArray();
  if (reply.statusCode !== 200) throw new Error(`${url} was answered with ${reply.statusCode}`);
}

/** Of the connections of all servers: while one is asked, the others have nothing to do. @returns {Promise<Map<number, number>>} */
async function databaseMs() {
  const { sql } = await load('api/src/db/sql.ts');
  /** @type {{ pid: number }[]} */
  const connections = await database.db.many(
    sql`SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  );
  return new Map(connections.map(({ pid }) => [pid, processorMs(pid)]));
}

/** @param {Workload} workload @param {Map<string, Cost[]>} costs */
function say({ name }, costs) {
  const all = (/** @type {Cost} */ cost) => cost.node + cost.database;
  /** @param {string} server @param {(cost: Cost) => number} of */
  const sorted = (server, of) => (costs.get(server) ?? []).map(of).toSorted((one, other) => one - other);
  /** @param {string} server @param {(cost: Cost) => number} of */
  const median = (server, of) => shareOf(sorted(server, of), 0.5);
  for (const server of costs.keys()) {
    const figures = [
      `${median(server, all).toFixed(2)} ms`,
      `from ${sorted(server, all)[0]?.toFixed(2)} to ${sorted(server, all).at(-1)?.toFixed(2)}`,
      `Node ${median(server, ({ node }) => node).toFixed(2)}`,
      `database ${median(server, (cost) => cost.database).toFixed(2)}`,
      `ratio ${(median('bare', all) / median(server, all)).toFixed(2)}`,
    ];
    console.log(`${name}, ${server}: ${figures.join(', ')}`);
  }
}
