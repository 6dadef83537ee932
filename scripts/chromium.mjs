// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { giveUp, inProject, run, runNode } from './project.mjs';

/** The one without windows comes first, because it needs only two thirds of the time for the tests. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Null when there is none, or only Playwright's own, which Playwright finds by itself. @returns {string | null} */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = macApps.flatMap((app) => [join('/Applications', app), join(homedir(), 'Applications', app)]);
  return [...onPath, ...apps].find((path) => existsSync(path)) ?? null;
}

export async function installChromiumIfNeeded() {
  if (findChromium() || (await playwrightHasOne())) return;
  console.log('Installing Chromium for the browser tests…');
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0 && (await installByApt())) return;
  if (await installByPlaywright()) return;
  giveUp(
    'There is no Chromium for the browser tests, and it could not be installed. ' +
      (isDebian ? 'Run "sudo apt-get install chromium"' : 'Install Chromium or Google Chrome') +
      ', or set CHROMIUM_PATH to one.',
  );
}

async function installByApt() {
  // Another installation may hold the lock for a while.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', [...wait, 'update'], { env, quiet: true });
  for (const name of isUbuntu() ? ['chromium-browser'] : ['chromium-headless-shell', 'chromium']) {
    const install = [...wait, 'install', '-y', '--no-install-recommends', name];
    const { ok, output } = await run('apt-get', install, { env, quiet: true });
    if (ok && findChromium()) return true;
    console.error(output);
  }
  return false;
}

function isUbuntu() {
  return /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installByPlaywright() {
  const { ok } = await runNode([inProject('node_modules/playwright/cli.js'), 'install', 'chromium']);
  return ok;
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
