// @ts-check

/** @typedef {import('./measure.mjs').Report} Report */
/** @typedef {{ name: string, of: (report: Report) => number, gate?: number | undefined, isMost?: boolean, decimals?: number }} Measure */
/** @typedef {{ name: string, path: string, cookie?: string | undefined, gates?: Record<string, number> }} BenchPage */

/** @param {string} id @returns {(report: Report) => number} */
const score = (id) => (report) => Math.round((report.categories[id]?.score ?? 0) * 100);
/** @param {string} id @returns {(report: Report) => number} */
const audit = (id) => (report) => report.audits[id]?.numericValue ?? Number.NaN;

/** What a first page must reach, and what is shown beside it. A page may have gates of its own. @type {Measure[]} */
const measures = [
  { name: 'Performance', of: score('performance'), gate: 96 },
  { name: 'Accessibility', of: score('accessibility'), gate: 100 },
  { name: 'Best practices', of: score('best-practices'), gate: 100 },
  { name: 'SEO', of: score('seo'), gate: 100 },
  { name: 'First paint, ms', of: audit('first-contentful-paint'), gate: 1000, isMost: true },
  { name: 'Largest paint, ms', of: audit('largest-contentful-paint'), gate: 2000, isMost: true },
  { name: 'Blocking, ms', of: audit('total-blocking-time') },
  { name: 'Layout shift', of: audit('cumulative-layout-shift'), decimals: 3 },
  { name: 'Machine speed', of: (report) => report.environment.benchmarkIndex },
];

/** @param {string} profile @param {number} runs */
export function printTitle(profile, runs) {
  console.log(
    profile === '4G'
      ? `\nPhone, simulated slow 4G; medians of ${runs} runs`
      : `\nPhone, applied 3G (300 ms, 700 kbit/s) and a processor six times slower; medians of ${runs} runs, no gates`,
  );
}

/** @param {BenchPage} page @param {Report[]} ours @param {Report[]} plain the same page without scripts */
export function printPage(page, ours, plain) {
  console.log(
    `\n${page.name.padEnd(20)}${['ours', 'gate', 'plain', 'ratio'].map((word) => word.padStart(9)).join('')}`,
  );
  const missed = missedGates(page, ours);
  for (const measure of gatesOf(page))
    console.log(
      row(
        measure,
        ours,
        plain,
        missed.some(({ name }) => name === measure.name),
      ),
    );
  for (const line of lostPoints(ours)) console.log(`  ${line}`);
}

/** @param {BenchPage} page @returns {Measure[]} */
function gatesOf({ gates = {} }) {
  return measures.map((measure) => ({ ...measure, gate: gates[measure.name] ?? measure.gate }));
}

/** @param {BenchPage} page @param {Report[]} reports @returns {Measure[]} */
export function missedGates(page, reports) {
  return gatesOf(page).filter(({ of, gate, isMost }) => {
    if (gate === undefined) return false;
    const value = median(reports.map(of));
    return !(isMost ? value <= gate : value >= gate);
  });
}

/** @param {Measure} measure @param {Report[]} ours @param {Report[]} plain @param {boolean} isMissed */
function row({ name, of, gate, isMost, decimals = 0 }, ours, plain, isMissed) {
  const [own, floor] = [median(ours.map(of)), median(plain.map(of))];
  const wanted = gate === undefined ? '' : `${isMost ? '≤' : '≥'} ${gate}`;
  const ratio = floor > 0 && (isMost ?? false) ? (own / floor).toFixed(2) : '';
  const cells = [own.toFixed(decimals), wanted, floor.toFixed(decimals), ratio];
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(9)).join('')}${isMissed ? '   MISSED' : ''}`;
}

/** Audits that cost points, from the run in the middle. @param {Report[]} reports */
function lostPoints(reports) {
  const middle = reports.toSorted((a, b) => score('performance')(a) - score('performance')(b))[
    Math.floor(reports.length / 2)
  ];
  if (!middle) return [];
  return Object.values(middle.categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const found = middle.audits[id];
      if (weight === 0 || !found || found.score === null || found.score === 1) return [];
      const detail = found.displayValue ? `: ${found.displayValue}` : '';
      return [`${title} loses on '${found.title}' (${Math.round(found.score * 100)} of 100)${detail}`];
    }),
  );
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
