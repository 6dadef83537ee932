// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { formatMarkdown } from '../../scripts/format-markdown.mjs';
import { inProject } from '../../scripts/project.mjs';
import { ratioTo } from './measure.mjs';

/** @typedef {import('./measure.mjs').Row} Row */

/** What the machine was, and how busy before the first run. */
export function describeMachine() {
  const day = new Date().toISOString().slice(0, 10);
  const [load = 0] = loadavg();
  return `${day}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, load ${load.toFixed(1)} before it began`;
}

/** A table for each number of clients. @param {readonly Row[]} rows */
export function tablesOf(rows) {
  const counts = [...new Set(rows.map(({ clients }) => clients))];
  return counts.map((clients) => tableOf(rows.filter((row) => row.clients === clients))).join('\n\n');
}

/** @param {readonly Row[]} rows */
function tableOf(rows) {
  const clients = rows[0]?.clients ?? 0;
  const heads = [
    clients === 1 ? '1 client' : `${clients} clients`,
    'a second',
    'p50, ms',
    'p95, ms',
    'p99, ms',
    'bare server',
    'ratio',
    'bare Node',
    'ratio',
  ];
  return [heads, heads.map(() => '---'), ...rows.map(cellsOf)].map(lineOf).join('\n');
}

/** @param {readonly string[]} cells */
const lineOf = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Row} row */
function cellsOf(row) {
  const { workload, by, comesRound } = row;
  const ours = by.product;
  if (!ours) return [workload.title];
  return [
    workload.title +
      (comesRound ? ' ¹' : '') +
      (Object.values(by).some(({ isStolen }) => isStolen) ? ' ²' : ''),
    sayCount(ours.perSecond),
    ...[ours.p50, ours.p95, ours.p99].map(sayMs),
    ...besides(row, 'bare server'),
    ...besides(row, 'bare Node'),
  ];
}

/** @param {Row} row @param {'bare server' | 'bare Node'} other */
function besides(row, other) {
  const ratio = ratioTo(row, other);
  return ratio === null ? ['–', '–'] : [sayCount(row.by[other]?.perSecond ?? 0), sayRatio(ratio)];
}

/** What the marks behind the titles mean, as far as there are any. @param {readonly Row[]} rows */
export function notesOf(rows) {
  return [
    rows.some(({ comesRound }) => comesRound) &&
      '¹ There are too few to be different for five seconds: some came from memory.',
    rows.some(({ by }) => Object.values(by).some(({ isStolen }) => isStolen)) &&
      '² More than 5 % of the processor was taken away, four times in a row.',
  ]
    .filter((note) => note !== false)
    .join('\n\n');
}

/** p50 at one client for each number of listings. @param {readonly { listings: number, fillSeconds: number, rows: Row[] }[]} sizes */
export function growthTable(sizes) {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const heads = [
    'p50 at one client, ms',
    ...sizes.map(({ listings }) => `${sayCount(listings)} listings`),
    'grows',
  ];
  const p50 = (/** @type {Row | undefined} */ row) => row?.by.product?.p50 ?? Number.NaN;
  const lines = (first?.rows ?? []).map(({ workload }, index) => [
    workload.title,
    ...sizes.map(({ rows }) => sayMs(p50(rows[index]))),
    `${sayRatio(p50(last?.rows[index]) / p50(first?.rows[index]))} ×`,
  ]);
  const filling = ['filled in, s', ...sizes.map(({ fillSeconds }) => sayCount(fillSeconds)), ''];
  return [heads, heads.map(() => '---'), ...lines, filling].map(lineOf).join('\n');
}

/** @param {number} count */
export const sayCount = (count) => Math.round(count).toLocaleString('en-GB');
/** @param {number} ms */
const sayMs = (ms) => (Number.isNaN(ms) ? '–' : ms.toFixed(ms < 10 ? 2 : 0));
/** @param {number} ratio */
export const sayRatio = (ratio) => (ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2));

/** Puts the text between the marks of that name in docs/performance.md. @param {string} name @param {string} text */
export async function writeIntoDocs(name, text) {
  const file = inProject('docs/performance.md');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const document = await readFile(file, 'utf8');
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/performance.md has no ${begin} … ${end}`);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  await writeFile(file, await formatMarkdown(whole));
}
