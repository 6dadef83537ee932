// @ts-check
// What happens to writes and reads when parts of a database of three fail: node bench/drill/drill.mjs
// Needs root and Debian's postgresql-15 patroni etcd-server haproxy, and a build. Prints a table for docs/scaling.md,
// and fails when a write that was acknowledged is lost or there twice, or when a read failed.
import '../../scripts/node-version.mjs';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../servers.mjs';
import { startCluster, until } from './cluster.mjs';
import { countWrites, isCalm } from './count.mjs';
import { scenarios, seconds } from './scenarios.mjs';
import { startWorkload } from './workload.mjs';

const { values: chosen } = parseArgs({
  options: {
    // Only what is called like this.
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    // Other work on every core.
    busy: { type: 'boolean', default: false },
    // The third interface of etcd, which loses writes with Patroni before 4.0.
    etcd3: { type: 'boolean', default: false },
    // The folder of an unpacked package of another Patroni.
    patroni: { type: 'string', default: '' },
    // Where the log of the cluster is kept.
    log: { type: 'string', default: '' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'aaspaas-drill-apps-'));
const others = chosen.busy ? Array.from({ length: availableParallelism() }, burn) : [];
const cluster = await startCluster({ isEtcd3: chosen.etcd3, patroni: chosen.patroni });
/** @type {import('../servers.mjs').Running[]} */
const apps = [];
let harm = 0;
// Servers in groups of their own would go on without it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
try {
  const settings = {
    DATABASE_URL: cluster.writeUrl,
    DATABASE_READ_URLS: cluster.readUrls.join(' '),
    SEAL_KEY: randomBytes(32).toString('hex'),
    DEMO: '0',
    WORKERS: '1',
    LOG_LEVEL: 'fatal',
  };
  for (const name of ['one', 'two']) apps.push(await startServer(join(folder, name), settings));
  const workload = startWorkload(apps.map(({ url }) => url));
  // The first searches wait for the words that they are understood by.
  await until('calm beginning', async () => (workload.isWarm() ? true : null));
  console.log(
    '| what happens | writes back after | refused with | reads failed | slowest read | whole again after | acknowledged so far | lost | twice |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const played = Object.entries(scenarios).filter(([name]) => name.includes(chosen.only));
  for (let time = 0; time < Number(chosen.times); time++)
    for (const [name, act] of played) console.log(await play(name, act, workload));
  await workload.stop();
  const { lost, doubled } = await countWrites(cluster.writeUrl, workload.acknowledged);
  console.log(
    `\n${workload.acknowledged.length} writes were acknowledged; ${lost} are lost, ${doubled} are there twice.`,
  );
  harm += lost + doubled;
} finally {
  await cleanUp();
}
process.exitCode = harm > 0 ? 1 : 0;

async function cleanUp() {
  await Promise.all(apps.map((app) => app.stop()));
  if (chosen.log) await copyFile(cluster.log, chosen.log);
  await cluster.stop();
  for (const other of others) other.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

/** @param {string} name @param {import('./scenarios.mjs').Scenario} act @param {ReturnType<typeof startWorkload>} workload */
async function play(name, act, workload) {
  workload.take();
  const begun = performance.now();
  await act(cluster);
  await until(
    'three nodes',
    async () => ((await cluster.isWhole()) && (await isCalm(cluster.writeUrl)) ? true : null),
    300,
  );
  const wholeAfter = performance.now() - begun;
  await seconds(5);
  const { writes, refused, reads, failedReads, unread, slowestRead } = workload.take();
  const gap = longestGap([begun, ...writes]);
  const said = sayStatuses(refused);
  const acknowledged = [...workload.acknowledged];
  const { lost, doubled } = await countWrites(cluster.writeUrl, acknowledged);
  harm += lost + doubled + failedReads;
  return `| ${name} | ${inSeconds(gap)} | ${said} | ${failedReads} of ${reads}${failedReads > 0 ? ` (${sayStatuses(unread)})` : ''} | ${inSeconds(slowestRead)} | ${inSeconds(wholeAfter)} | ${acknowledged.length} | ${lost} | ${doubled} |`;
}

/** @param {ReadonlyMap<number, number>} statuses 0 is a connection that broke */
function sayStatuses(statuses) {
  return [...statuses].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ') || 'none';
}

/** One core is busy with it. */
function burn() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

/** @param {readonly number[]} moments */
function longestGap(moments) {
  return Math.max(0, ...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}

/** @param {number} ms */
function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
