// @ts-check
// Whether the server stays as small and as quick as it began, while an evening's mix goes on:
//   npm run bench:soak -- [--minutes 60] [--clients 8] [--share 1] [--listings 20000] [--workers 1] [--folder kept]
// --share 0.2 leaves the machine alone for four fifths of every minute. Fails where the memory of the last quarter is
// more than a tenth above that of the second: the first fills the caches.
import '../scripts/node-version.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shareOf } from './load/figures.mjs';
import { openStand } from './load/stand.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '8' },
    share: { type: 'string', default: '1' },
    listings: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const busySeconds = 60 * Number(values.share);
const mostGrowth = 1.1;

const stand = await openStand(values);
try {
  await stand.fill(Number(values.listings));
  const running = await stand.start();
  const workload = running.workloads.find(({ name }) => name === 'mix');
  if (!workload) throw new Error('there is no mix');
  /** @type {{ megabytes: number, p50: number }[]} */
  const measured = [];
  let requests = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const clients = Number(values.clients);
    const { perSecond, p50 } = await running.run({
      server: 'product',
      workload,
      clients,
      seconds: busySeconds,
    });
    await wait((60 - busySeconds) * 1000);
    requests += perSecond * busySeconds;
    measured.push({ megabytes: memoryOf(running.pid), p50 });
    console.log(
      `minute ${minute}: ${memoryOf(running.pid).toFixed(0)} MB, ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms`,
    );
  }
  report(measured, requests);
} finally {
  await stand.close();
}

/** @param {readonly { megabytes: number, p50: number }[]} measured @param {number} requests */
function report(measured, requests) {
  const quarter = Math.ceil(measured.length / 4);
  const quarters = [1, 2, 3, 4].map((at) => measured.slice((at - 1) * quarter, at * quarter));
  for (const [at, each] of quarters.entries())
    console.log(
      `quarter ${at + 1}: ${middle(each, 'megabytes').toFixed(0)} MB, p50 ${middle(each, 'p50').toFixed(1)} ms`,
    );
  const growth = middle(quarters[3] ?? [], 'megabytes') / middle(quarters[1] ?? [], 'megabytes');
  console.log(`${Math.round(requests)} requests; memory ${growth.toFixed(2)} of the second quarter's`);
  if (growth > mostGrowth) process.exitCode = 1;
}

/** @param {readonly { megabytes: number, p50: number }[]} measured @param {'megabytes' | 'p50'} name */
function middle(measured, name) {
  const all = measured.map((each) => each[name]);
  return shareOf(all, 0.5);
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
