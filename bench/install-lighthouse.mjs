// @ts-check
import { readFile } from 'node:fs/promises';
import { runNpm } from '../scripts/install.mjs';
import { giveUp, inProject } from '../scripts/project.mjs';

/**
 * Lighthouse has a folder and a lock of its own: it brings a hundred packages, wants a newer Node than the product
 * (and runs on ours), and nobody who starts or tests the product needs it.
 */
const folder = inProject('bench/lighthouse');
export const lighthouseCli = `${folder}/node_modules/lighthouse/cli/index.js`;

export async function installLighthouse() {
  const wanted = (await readJson(`${folder}/package.json`)).dependencies.lighthouse;
  if ((await readJson(`${folder}/node_modules/lighthouse/package.json`)).version === wanted) return;
  console.log(`Installing Lighthouse ${wanted}…`);
  const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok } = await runNpm(args);
  if (!ok) giveUp('Lighthouse could not be installed. What npm says above tells why.');
}

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}
