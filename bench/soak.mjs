// @ts-check
// Whether the server stays as small and as quick as it began, while an evening's mix goes on:
//   npm run bench:soak -- [--minutes 60] [--clients 8] [--listings 20000] [--workers 1] [--folder kept-for-next-time]
// Fails where the memory of the last quarter is more than a tenth above that of the second: the first fills the caches.
import '../scripts/node-version.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shareOf } from './load/figures.mjs';
import { openStand } from './load/stand.mjs';

/** @typedef {{ megabytes: number, perSecond: number, p50: number }} Minute */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '8' },
    listings: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
});
const clients = Number(values.clients);
const mostGrowth = 1.1;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => interruption.abort());

const stand = await openStand(values);
try {
  await stand.fill(Number(values.listings));
  report(await soak());
} finally {
  await stand.close();
}

async function soak() {
  const running = await stand.start();
  const workload = running.workloads.find(({ name }) => name === 'mix');
  if (!workload) throw new Error('there is no mix');
  /** @type {Minute[]} */
  const minutes = [];
  while (minutes.length < Number(values.minutes) && !interruption.signal.aborted) {
    const { perSecond, p50 } = await running.run({ server: 'product', workload, clients, seconds: 59 });
    const megabytes = memoryOf(running.pid);
    minutes.push({ megabytes, perSecond, p50 });
    console.log(`minute ${minutes.length}: ${said(megabytes, perSecond, p50)}`);
  }
  return minutes;
}

/** @param {readonly Minute[]} minutes */
function report(minutes) {
  const quarter = Math.ceil(minutes.length / 4);
  const quarters = [0, 1, 2, 3].map((at) => {
    const some = minutes.slice(at * quarter, (at + 1) * quarter);
    return {
      megabytes: middle(some.map(({ megabytes }) => megabytes)),
      perSecond: middle(some.map(({ perSecond }) => perSecond)),
      p50: middle(some.map(({ p50 }) => p50)),
    };
  });
  for (const [at, { megabytes, perSecond, p50 }] of quarters.entries())
    console.log(`quarter ${at + 1}: ${said(megabytes, perSecond, p50)}`);
  const growth = (quarters[3]?.megabytes ?? 0) / (quarters[1]?.megabytes ?? 0);
  console.log(`At the end ${growth.toFixed(2)} of the second quarter's memory.`);
  if (!(growth <= mostGrowth)) process.exitCode = 1;
}

/** @param {number} megabytes @param {number} perSecond @param {number} p50 */
function said(megabytes, perSecond, p50) {
  return `${megabytes.toFixed(0)} MB, ${perSecond.toFixed(0)} requests a second, p50 ${p50.toFixed(1)} ms`;
}

/** @param {readonly number[]} numbers */
function middle(numbers) {
  return shareOf([...numbers], 0.5);
}

/** What the server's processes hold, shared pages counted once. @param {number} pid */
function memoryOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOf(name, pid));
  const kilobytes = processes.map((name) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(name, 'smaps_rollup'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The server itself or a worker that it started. @param {string} name @param {number} pid */
function isOf(name, pid) {
  return Number(name) === pid || read(name, 'stat').split(') ')[1]?.split(' ')[1] === String(pid);
}

/** @param {string} name @param {string} file */
function read(name, file) {
  try {
    return readFileSync(`/proc/${name}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
