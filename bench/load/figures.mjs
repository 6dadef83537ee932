// @ts-check

/** @typedef {{ perSecond: number, p50: number, p95: number, p99: number }} Figures latencies in milliseconds */

/** @param {readonly number[]} numbers @param {number} share */
export function shareOf(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

/** Of several runs. @param {readonly Figures[]} runs @returns {Figures} */
export function meanOf(runs) {
  const mean = (/** @type {keyof Figures} */ name) =>
    runs.reduce((sum, figures) => sum + figures[name], 0) / runs.length;
  return { perSecond: mean('perSecond'), p50: mean('p50'), p95: mean('p95'), p99: mean('p99') };
}
