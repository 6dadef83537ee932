// @ts-check
// How soon the screen answers to a finger or a key on a phone with a quarter of this machine's processor:
//   npm run bench:interactions   ends with 1 where the slow end of an interaction takes more than 100 ms
import '../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, installChromiumIfNeeded } from '../scripts/chromium.mjs';
import { isBuilt } from '../scripts/freshness.mjs';
import { installIfNeeded } from '../scripts/install.mjs';
import { giveUp, inProject, runNode } from '../scripts/project.mjs';
import { startServer } from './servers.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, act(page: Page): Promise<unknown> }} Interaction */

const slower = 4;
const rounds = 10;
const mostMs = 100;

/** @type {Interaction[]} */
const interactions = [
  {
    name: 'typing in search',
    path: '/',
    act: (page) =>
      page.getByRole('combobox', { name: 'Search' }).pressSequentially('plumber', { delay: 120 }),
  },
  {
    name: 'opening a shop',
    path: '/NearbyShop',
    act: (page) => page.getByRole('article').getByRole('link').first().tap(),
  },
  {
    name: 'choosing a filter',
    path: '/NearbyShop?search=salon',
    act: (page) => page.getByRole('link', { name: 'Open now' }).first().tap(),
  },
];

/** The least that a key can take here: a box on an empty page. @type {Interaction} */
const bare = {
  name: 'a box on an empty page',
  path: 'data:text/html,<input aria-label="Bare">',
  act: (page) => page.getByLabel('Bare').pressSequentially('plumber', { delay: 120 }),
};

await installIfNeeded();
await installChromiumIfNeeded();
if (!(await isBuilt()) && !(await runNode([inProject('scripts/build.mjs')])).ok) giveUp('The build failed.');

const scratch = await mkdtemp(join(tmpdir(), 'aaspaas-bench-'));
const server = await startServer(join(scratch, 'data'));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`Milliseconds until the next picture, processor ${slower} times slower, ${rounds} rounds:\n`);
  for (const interaction of [bare, ...interactions]) await report(interaction);
} finally {
  await browser.close();
  await server.stop();
  await rm(scratch, { recursive: true });
}

/** @param {Interaction} interaction */
async function report(interaction) {
  /** @type {number[]} */
  const took = [];
  for (let round = 0; round < rounds; round++) took.push(...(await measure(interaction)));
  const sorted = took.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  console.log(`${interaction.name.padEnd(24)} median ${at(0.5)}, slow end (98 %) ${at(0.98)}`);
  // Also where nothing was measured at all.
  if (!(at(0.98) <= mostMs)) process.exitCode = 1;
}

/** How long each finger or key took, as the browser counts it. @param {Interaction} interaction @returns {Promise<number[]>} */
async function measure({ path, act }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(path.startsWith('data:') ? path : server.url + path, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    /** @type {Map<number, number>} */
    const longest = new Map();
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = /** @type {{ interactionId?: number, duration: number }} */ (
          entry
        );
        if (interactionId > 0)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
      }
    }).observe(
      /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
    );
  });
  await act(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  const took = await page.evaluate(
    // The browser tells of an event after the picture that followed it.
    () => new Promise((done) => setTimeout(() => done([...Reflect.get(window, 'longest').values()]), 500)),
  );
  await context.close();
  return /** @type {number[]} */ (took);
}
