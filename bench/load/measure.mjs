// @ts-check
import { readFileSync } from 'node:fs';
import { meanOf } from './figures.mjs';

/**
 * @typedef {import('./stand.mjs').Running} Running
 * @typedef {import('./stand.mjs').Run} Run
 * @typedef {import('./stand.mjs').Workload} Workload
 * @typedef {import('./stand.mjs').ServerName} ServerName
 * @typedef {import('./figures.mjs').Figures & { isStolen: boolean }} Measured
 * @typedef {{ workload: Workload, clients: number, comesRound: boolean, by: Partial<Record<ServerName, Measured>> }} Row
 */

/** More than this of the processor taken by other machines on the same host, and a run says nothing. */
const mostSteal = 0.05;
const attempts = 4;
/** The product keeps replies that long. */
const keptSeconds = 5;

/**
 * One workload on each server, in turns, so that whatever else the machine does slows all of them.
 * @param {Running} stand @param {Workload} workload
 * @param {{ clients: number, seconds: number, rounds: number, servers?: readonly ServerName[] }} options @returns {Promise<Row>}
 */
export async function measureInTurns(stand, workload, { clients, seconds, rounds, servers }) {
  const names = servers ?? serversOf(workload);
  /** @type {Map<ServerName, Measured[]>} */
  const runs = new Map(names.map((server) => [server, []]));
  for (let round = 1; round <= rounds; round++)
    for (const server of names)
      runs.get(server)?.push(await measureOnce(stand, { server, workload, clients, seconds }));
  const by = Object.fromEntries(
    [...runs].map(([server, each]) => [
      server,
      { ...meanOf(each), isStolen: each.some(({ isStolen }) => isStolen) },
    ]),
  );
  const asked = keptSeconds * (by['product']?.perSecond ?? 0);
  return { workload, clients, comesRound: workload.isFresh && asked > workload.jobs.length, by };
}

/** @param {Workload} workload @returns {ServerName[]} */
const serversOf = ({ hasBareServer }) =>
  hasBareServer ? ['product', 'bare server', 'bare Node'] : ['product', 'bare Node'];

/** Thrown away and made again where the machine was not ours; the third time it is kept, and marked. @param {Running} stand @param {Run} run @returns {Promise<Measured>} */
async function measureOnce(stand, run) {
  for (let attempt = 1; ; attempt++) {
    const before = readTicks();
    const figures = await stand.run(run);
    const isStolen = stealBetween(before, readTicks()) > mostSteal;
    if (!isStolen || attempt === attempts) return { ...figures, isStolen };
  }
}

/** @typedef {{ steal: number, all: number }} Ticks */

/** Null where the system does not say. @returns {Ticks | null} */
function readTicks() {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user nice system idle iowait irq softirq steal; those after them are in user already.
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { steal: ticks[7] ?? 0, all: ticks.reduce((sum, each) => sum + each, 0) };
  } catch {
    return null;
  }
}

/** @param {Ticks | null} before @param {Ticks | null} after */
function stealBetween(before, after) {
  if (!before || !after || after.all === before.all) return 0;
  return (after.steal - before.steal) / (after.all - before.all);
}

/** The product's share of another server's requests per second. @param {Row} row @param {ServerName} other @returns {number | null} */
export function ratioTo({ by }, other) {
  const [ours, theirs] = [by.product, by[other]];
  return ours && theirs ? ours.perSecond / theirs.perSecond : null;
}
