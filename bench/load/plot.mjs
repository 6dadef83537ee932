// @ts-check
import { sayCount } from './report.mjs';

/** @typedef {import('./measure.mjs').Row} Row */

const [width, left, right, top, rowHeight, barHeight] = [760, 250, 60, 46, 40, 10];
const servers = /** @type {const} */ ([
  { name: 'product', colour: '#0f766e' },
  { name: 'bare server', colour: '#d97706' },
  { name: 'bare Node', colour: '#94a3b8' },
]);

/** Requests a second as bars; each line to the right is ten times as many. @param {readonly Row[]} rows */
export function drawPlot(rows) {
  const most = Math.max(...rows.flatMap(({ by }) => Object.values(by).map(({ perSecond }) => perSecond)), 10);
  const powers = Math.ceil(Math.log10(most));
  const height = top + rows.length * rowHeight + 10;
  /** @param {number} perSecond */
  const x = (perSecond) => left + (Math.log10(Math.max(1, perSecond)) / powers) * (width - left - right);
  const lines = Array.from({ length: powers + 1 }, (_, power) => {
    const at = x(10 ** power).toFixed(0);
    return `<path d="M${at} ${top - 6}V${height - 10}" stroke="#e2e8f0"/><text x="${at}" y="${top - 12}" text-anchor="middle" fill="#475569">${sayCount(10 ** power)}</text>`;
  });
  const bars = rows.map((row, index) => drawRow(row, top + index * rowHeight, x));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Requests a second">
<rect width="${width}" height="${height}" fill="#fff"/>
${drawLegend()}
${[...lines, ...bars].join('\n')}
</svg>
`;
}

/** @param {Row} row @param {number} y @param {(perSecond: number) => number} x */
function drawRow({ workload, by }, y, x) {
  const title = `<text x="${left - 8}" y="${y + 19}" text-anchor="end" fill="#0f172a">${workload.title}</text>`;
  const measured = servers.flatMap(({ name, colour }) => {
    const figures = by[name];
    return figures ? [{ colour, perSecond: figures.perSecond }] : [];
  });
  const bars = measured.map(({ colour, perSecond }, index) => {
    const [at, end] = [y + index * (barHeight + 2), x(perSecond)];
    const bar = `<rect x="${left}" y="${at}" width="${(end - left).toFixed(0)}" height="${barHeight}" fill="${colour}"/>`;
    return `${bar}<text x="${(end + 4).toFixed(0)}" y="${at + 9}" font-size="10" fill="#475569">${sayCount(perSecond)}</text>`;
  });
  return [title, ...bars].join('');
}

function drawLegend() {
  return servers
    .map(({ name, colour }, index) => {
      const at = 8 + index * 100;
      return `<rect x="${at}" y="8" width="10" height="10" fill="${colour}"/><text x="${at + 14}" y="17" fill="#0f172a">${name}</text>`;
    })
    .join('');
}
