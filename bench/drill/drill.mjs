// @ts-check
// What happens to writes and reads when parts of a database of three fail: node bench/drill/drill.mjs
// Needs root and Debian's postgresql-15 patroni etcd-server haproxy, and a build. Prints a table for docs/scaling.md.
import '../../scripts/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../servers.mjs';
import { startCluster, until } from './cluster.mjs';
import { startWorkload } from './workload.mjs';

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/** Each leaves the cluster whole again. @type {Record<string, (cluster: Cluster) => Promise<void>>} */
const scenarios = {
  'kill -9 of the primary': async (cluster) => {
    process.kill(cluster.postgresOf(await cluster.primary()), 'SIGKILL');
  },
  'all processes of the primary stand still (SIGSTOP), for 60 s': async (cluster) => {
    const node = await cluster.primary();
    const pid = cluster.postgresOf(node);
    cluster.signalAll(pid, 'SIGSTOP');
    node.process?.kill('SIGSTOP');
    await seconds(60);
    node.process?.kill('SIGCONT');
    cluster.signalAll(pid, 'SIGCONT');
  },
  'kill -9 of Patroni and its primary': async (cluster) => {
    const node = await cluster.primary();
    node.process?.kill('SIGKILL');
    process.kill(cluster.postgresOf(node), 'SIGKILL');
    await seconds(45);
    cluster.startNode(node);
  },
  'a replica stops, for 15 s': async (cluster) => {
    const node = await cluster.replica();
    node.process?.kill('SIGTERM');
    await seconds(15);
    cluster.startNode(node);
  },
  'etcd stops, for 10 s': async (cluster) => {
    cluster.stopEtcd();
    await seconds(10);
    cluster.startEtcd();
  },
  'switched over by hand': async (cluster) => {
    cluster.switchOver();
  },
};

const folder = await mkdtemp(join(tmpdir(), 'aaspaas-drill-apps-'));
const cluster = await startCluster();
/** @type {import('../servers.mjs').Running[]} */
const apps = [];
try {
  const settings = {
    DATABASE_URL: cluster.writeUrl,
    DATABASE_READ_URLS: cluster.readUrls.join(' '),
    SEAL_KEY: randomBytes(32).toString('hex'),
    DEMO: '0',
    WORKERS: '1',
  };
  for (const name of ['one', 'two']) apps.push(await startServer(join(folder, name), settings));
  const workload = startWorkload(apps.map(({ url }) => url));
  await seconds(5);
  console.log('| what happens | writes back after | refused with | reads failed | whole again after |');
  console.log('| --- | --- | --- | --- | --- |');
  const chosen = process.argv[2] ?? '';
  for (const [name, act] of Object.entries(scenarios).filter(([each]) => each.includes(chosen)))
    console.log(await play(name, act, workload));
  await workload.stop();
  console.log(await count(workload.acknowledged));
} finally {
  await Promise.all(apps.map((app) => app.stop()));
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @param {string} name @param {(cluster: Cluster) => Promise<void>} act @param {ReturnType<typeof startWorkload>} workload */
async function play(name, act, workload) {
  workload.take();
  const begun = performance.now();
  await act(cluster);
  await until('three nodes', async () => ((await isCalm()) ? true : null), 240);
  const wholeAfter = performance.now() - begun;
  await seconds(5);
  const { writes, refused, reads, failedReads } = workload.take();
  const gap = longestGap([begun, ...writes]);
  const said = [...refused].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ') || 'none';
  return `| ${name} | ${inSeconds(gap)} | ${said} | ${failedReads} of ${reads} | ${inSeconds(wholeAfter)} |`;
}

/** All three nodes run, and a replica is in step, without which nothing is acknowledged. */
async function isCalm() {
  await cluster.isWhole();
  const client = new pg.Client(cluster.writeUrl);
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT count(*)::integer AS n FROM pg_stat_replication WHERE state = 'streaming'`,
    );
    return rows[0].n === 2;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Every acknowledged shop is there once. @param {readonly string[]} acknowledged */
async function count(acknowledged) {
  const client = new pg.Client(cluster.writeUrl);
  await client.connect();
  const { rows } = await client.query(`SELECT name, count(*)::integer AS times FROM shop GROUP BY name`);
  await client.end();
  const times = new Map(rows.map((row) => [row.name, row.times]));
  const lost = acknowledged.filter((name) => !times.has(name)).length;
  const doubled = [...times.values()].filter((each) => each > 1).length;
  return `\n${acknowledged.length} writes were acknowledged; ${lost} are lost, ${doubled} are there twice.`;
}

/** @param {readonly number[]} moments */
function longestGap(moments) {
  return Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}

/** @param {number} ms */
function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** @param {number} count */
function seconds(count) {
  return new Promise((done) => setTimeout(done, count * 1000));
}
