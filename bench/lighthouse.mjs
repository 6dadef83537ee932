// @ts-check
// How fast, accessible and correct the first pages are on a phone, by Lighthouse:
//   npm run bench             three runs each, simulated 4G; ends with 1 where a gate is missed
//   npm run bench -- --slow   also on a really slowed-down 3G with a slow processor, for information
//   npm run bench -- finder   only the pages that are named
import '../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromiumIfNeeded } from '../scripts/chromium.mjs';
import { isBuilt } from '../scripts/freshness.mjs';
import { installIfNeeded } from '../scripts/install.mjs';
import { giveUp, inProject, runNode } from '../scripts/project.mjs';
import { installLighthouse } from './install-lighthouse.mjs';
import { measure } from './measure.mjs';
import { missedGates, printPage, printTitle } from './report.mjs';
import { logInAsAdmin, servePlainCopies, startServer } from './servers.mjs';

const profiles = process.argv.includes('--slow') ? ['4G', '3G'] : ['4G'];
const runs = 3;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());

await installIfNeeded();
await installLighthouse();
await installChromiumIfNeeded();
if (!(await isBuilt()) && !(await runNode([inProject('scripts/build.mjs')])).ok) giveUp('The build failed.');

const scratch = await mkdtemp(join(tmpdir(), 'aaspaas-bench-'));
/** @type {(() => Promise<unknown>)[]} */
const atEnd = [() => rm(scratch, { recursive: true })];
try {
  await bench();
} catch (error) {
  if (!interruption.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const finish of atEnd.toReversed()) await finish();
}

async function bench() {
  const product = await startServer(join(scratch, 'data'));
  atEnd.push(product.stop);
  const copies = await servePlainCopies(product.url);
  atEnd.push(copies.stop);
  const cookie = await logInAsAdmin(product.url);
  // No search engine is to find the console. Its first page tries the map's tiles, which fails where there is no network.
  const consoleGates = { Performance: 93, 'Best practices': 95, SEO: 0 };
  const pages = [
    { name: 'landing page', path: '/' },
    { name: 'shop page', path: await findShop(product.url) },
    { name: 'registration', path: '/BusinessRegistrationForm' },
    { name: 'nearby', path: '/NearbyShop?city=Bangalore' },
    // Map tiles look coarse to Lighthouse; sharper ones would be four times the data.
    {
      name: 'finder',
      path: '/ServiceFinder',
      gates: { Performance: 95, 'Best practices': 95, 'Largest paint, ms': 3000 },
    },
    { name: 'console', path: '/admin', cookie, gates: consoleGates },
    { name: 'console list', path: '/admin/shops', cookie, gates: consoleGates },
  ];
  const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name.replace(' ', '-')));
  for (const profile of profiles) {
    printTitle(profile, runs);
    for (const page of chosen) await benchPage(page, profile, product.url, copies.url);
  }
}

/** @param {import('./report.mjs').BenchPage} page @param {string} profile @param {string} product @param {string} copies */
async function benchPage(page, profile, product, copies) {
  const { name, path, cookie } = page;
  const ours = [];
  const plain = [];
  // In turns, so that a busy machine slows both down alike.
  for (let run = 1; run <= runs; run++) {
    const options = {
      profile,
      scratch,
      report: `${name.replace(' ', '-')}-${profile}-${run}`,
      signal: interruption.signal,
      cookie,
    };
    ours.push(await measure(product + path, options));
    plain.push(await measure(copies + path, { ...options, report: `${options.report}-plain` }));
  }
  printPage(page, ours, plain);
  if (profile === '4G' && missedGates(page, ours).length > 0) process.exitCode = 1;
}

/** @param {string} url */
async function findShop(url) {
  const html = await (await fetch(url)).text();
  const [, path] = /href="(\/shop\/[^"]+)"/.exec(html) ?? [];
  if (!path) throw new Error('the landing page leads to no shop');
  return path;
}
