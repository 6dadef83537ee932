// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inProject } from '../../scripts/project.mjs';
import { openBenchDatabase } from '../data/database.mjs';
import { fillDemo, fillListings, fillReviews, makePlainTable, vacuum } from '../data/fill.mjs';
import { openSources } from '../data/sources.mjs';
import { fetchAsSent, startProcess, startServer } from '../servers.mjs';
import { readSamples } from './samples.mjs';
import { makeWorkloads } from './workloads.mjs';

/**
 * @typedef {import('./workloads.mjs').Workload} Workload
 * @typedef {import('./workloads.mjs').Job} Job
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {'product' | 'bare server' | 'bare Node'} ServerName
 * @typedef {{ server: ServerName, workload: Workload, clients: number, seconds: number }} Run
 * @typedef {{ workloads: Workload[], pid: number, run(run: Run): Promise<Figures>, stop(): Promise<void> }} Running
 */

const warmSeconds = 1;

/** The database with its listings, and the servers on it. @param {{ folder?: string | undefined, workers: string }} options */
export async function openStand({ folder, workers }) {
  const { load, close: closeSources } = await openSources();
  const database = await openBenchDatabase(load, folder);
  const { db, url, dataDir } = database;
  /** @type {{ stop(): unknown }[]} */
  const started = [];
  /** @template {{ stop(): unknown }} Started @param {Started} each */
  const keep = (each) => {
    started.push(each);
    return each;
  };
  const stop = async () => {
    for (const each of started.splice(0).toReversed()) await each.stop();
  };
  const startServers = async () => {
    const { parseUrl } = await load('api/src/db/open.ts');
    const settings = { DATABASE_URL: url, DEMO: '0', WORKERS: workers };
    const [bareServer, bareNode] = ['bench/load/bare-server.mjs', 'bench/load/bare-node.mjs'];
    return {
      product: keep(await startServer(join(dataDir, 'product'), settings)),
      'bare server': keep(await startProcess(bareServer, [JSON.stringify(parseUrl(url))])),
      'bare Node': keep(await startProcess(bareNode, [])),
    };
  };
  return {
    /** @param {number} listings */
    async fill(listings) {
      await fillDemo(load, db);
      await fillListings(load, url, listings);
      await fillReviews(load, db);
      await makePlainTable(db);
      await vacuum(load, url);
    },
    /** @returns {Promise<Running>} */
    async start() {
      const servers = await startServers();
      const visitors = keep(callVisitors());
      const workloads = makeWorkloads(await readSamples(load, db, servers.product.url));
      await giveSamples(workloads, servers.product.url, servers['bare Node'].url);
      // What a server reads and compiles once is no part of any workload.
      const mix = workloads.find(({ name }) => name === 'mix')?.jobs ?? [];
      await visitors.send({ url: servers.product.url, jobs: mix, clients: 8, seconds: 5, warmSeconds: 0 });
      const run = (/** @type {Run} */ { server, workload, clients, seconds }) => {
        const jobs = server === 'bare Node' ? workload.jobs.map(onBareNode) : workload.jobs;
        return visitors.send({ url: servers[server].url, jobs, clients, seconds, warmSeconds });
      };
      return { workloads, pid: servers.product.pid, run, stop };
    },
    async close() {
      await stop();
      await database.close();
      await closeSources();
    },
  };
}

/** The process of the visitors. @returns {{ send(order: import('./clients.mjs').Order): Promise<Figures>, stop(): void }} */
function callVisitors() {
  const visitors = fork(inProject('bench/load/clients.mjs'), { serialization: 'advanced' });
  const gone = once(visitors, 'exit').then(() => [{ failure: 'the visitors are gone' }]);
  return {
    async send(order) {
      visitors.send(order);
      const [answer] = await Promise.race([once(visitors, 'message'), gone]);
      if (answer.failure) throw new Error(answer.failure);
      return answer;
    },
    stop: () => void visitors.kill(),
  };
}

/** @param {Job} job @param {number} step */
const pathOnBareNode = ({ part }, step) => `/${part}/${step}`;

/** @param {Job} job @returns {Job} */
const onBareNode = (job) => ({ ...job, paths: job.paths.map((_, step) => pathOnBareNode(job, step)) });

const triedForSize = 9;

/**
 * Bare Node sends, for every kind of request, one of the product's replies: the one of middle size among some.
 * @param {readonly Workload[]} workloads @param {string} product @param {string} bareNode
 */
async function giveSamples(workloads, product, bareNode) {
  for (const { jobs } of workloads.filter(({ name }) => name !== 'mix')) {
    const tried = jobs.slice(0, triedForSize);
    const [first] = tried;
    if (!first) continue;
    for (const step of first.paths.keys()) {
      const replies = await Promise.all(
        tried.map(({ paths, encoding }) => fetchAsSent(product + paths[step], encoding)),
      );
      await give(bareNode + pathOnBareNode(first, step), replies);
    }
  }
}

/** @param {string} url @param {readonly import('../servers.mjs').Kept[]} replies */
async function give(url, replies) {
  const bySize = replies.toSorted((one, other) => one.body.length - other.body.length);
  const middle = bySize[Math.floor(bySize.length / 2)];
  if (middle?.status !== 200) throw new Error(`the product answers ${middle?.status} to what is for ${url}`);
  const headers = Object.entries(middle.headers).map(
    ([name, value]) => /** @type {const} */ ([name, String(value)]),
  );
  await fetch(url, {
    method: 'PUT',
    headers: Object.fromEntries(headers),
    body: new Uint8Array(middle.body),
  });
}
