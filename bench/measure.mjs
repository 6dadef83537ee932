// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { findChromium } from '../scripts/chromium.mjs';
import { inProject } from '../scripts/project.mjs';
import { lighthouseCli } from './install-lighthouse.mjs';

/**
 * @typedef {{ id: string, title: string, score: number | null, numericValue?: number, displayValue?: string }} Audit
 * @typedef {{ id: string, title: string, score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, environment: { benchmarkIndex: number }, runtimeError?: { message: string } }} Report
 */

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse's own mobile profile is a simulated slow 4G; the other one really slows network and processor down. @type {Record<string, string[]>} */
const throttling = {
  '4G': [],
  '3G': [
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=300',
    '--throttling.downloadThroughputKbps=700',
    '--throttling.uploadThroughputKbps=300',
    '--throttling.cpuSlowdownMultiplier=6',
  ],
};

/**
 * One run of Lighthouse. Its full report stays in .cache/lighthouse for a closer look.
 * @param {string} url
 * @param {{ profile: string, scratch: string, report: string, signal: AbortSignal, cookie?: string | undefined }} options
 * @returns {Promise<Report>}
 */
export async function measure(url, { profile, scratch, report, signal, cookie }) {
  const folder = inProject('.cache/lighthouse');
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${report}.json`;
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  const scope = ['--only-categories=performance,accessibility,best-practices,seo'];
  const flags = [`--chrome-flags=${chromiumFlags.join(' ')}`, ...(throttling[profile] ?? [])];
  const session = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  await runLighthouse([url, ...output, ...scope, ...flags, ...session], scratch, signal);
  const result = /** @type {Report} */ (JSON.parse(await readFile(file, 'utf8')));
  if (result.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
  return result;
}

/** On a busy machine Chromium sometimes loses the start of a recording, which says nothing about the page. */
const attempts = 3;

/** @param {string[]} args @param {string} scratch @param {AbortSignal} signal */
async function runLighthouse(args, scratch, signal) {
  const chromium = findChromium() ?? (await import('@playwright/test')).chromium.executablePath();
  const env = { ...process.env, CHROME_PATH: chromium, TMPDIR: scratch };
  for (let attempt = 1; ; attempt++) {
    const { code, said } = await runOnce(args, env, signal);
    if (code === 0) return;
    if (attempt === attempts || signal.aborted) throw new Error(`Lighthouse ended with ${code}:\n${said}`);
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {AbortSignal} signal */
async function runOnce(args, env, signal) {
  // Of all signals, only SIGINT makes Lighthouse end its browser too.
  const ending = { signal, killSignal: /** @type {const} */ ('SIGINT') };
  const stdio = /** @type {['ignore', 'ignore', 'pipe']} */ (['ignore', 'ignore', 'pipe']);
  const child = spawn(process.execPath, [lighthouseCli, ...args], { env, stdio, ...ending });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  child.on('error', (error) => (said += error.message));
  const code = await new Promise((resolve) => void child.once('close', resolve));
  return { code, said: said.trim() };
}
