// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { inProject } from '../../scripts/project.mjs';
import { ratioTo } from './measure.mjs';
import { sayRatio } from './report.mjs';

/**
 * @typedef {import('./measure.mjs').Row} Row
 * @typedef {'bare server' | 'bare Node'} Other
 * @typedef {{ on: string, listings: number, clients: number, ratios: Record<string, Partial<Record<Other, number>>> }} Recorded
 */

const file = inProject('bench/recorded.json');
const others = /** @type {const} */ (['bare server', 'bare Node']);
/** A ratio that fell by more than this is worth a look. */
const mostFall = 0.2;

/** @returns {Promise<Recorded>} */
export async function readRecorded() {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** @param {readonly Row[]} rows all with the same number of clients @param {{ on: string, listings: number, clients: number }} made */
export async function record(rows, made) {
  const ratios = Object.fromEntries(
    rows.map((row) => [
      row.workload.name,
      Object.fromEntries(
        others.flatMap((other) => {
          const ratio = ratioTo(row, other);
          return ratio === null ? [] : [[other, Number(ratio.toPrecision(3))]];
        }),
      ),
    ]),
  );
  await writeFile(file, `${JSON.stringify({ ...made, ratios }, null, 2)}\n`);
}

/** A sentence for each ratio that fell by more than a fifth. @param {Row} row @param {Recorded} recorded */
export function fallsOf(row, recorded) {
  const { name, title } = row.workload;
  return others.flatMap((other) => {
    const [now, then] = [ratioTo(row, other), recorded.ratios[name]?.[other]];
    if (now === null || then === undefined || now >= (1 - mostFall) * then) return [];
    const percent = Math.round(100 * (1 - now / then));
    return `${title}: ${sayRatio(now)} of the ${other}, ${percent} % less than the ${sayRatio(then)} of ${recorded.on}.`;
  });
}
