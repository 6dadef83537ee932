// @ts-check
import { districtName, stateName } from './districts.mjs';
import { areaName } from './names.mjs';
import { isInIndia } from './geometry.mjs';

/** @typedef {import('./offices.mjs').Entry} Entry */

const lotSize = 200;

/**
 * 200 PIN codes and 200 areas by lot, with what the directory and pincode-lat-long say of each, for the check of the
 * table. Taken from the sources, not from the table.
 * @param {readonly Entry[]} entries @param {import('./points.mjs').Measured} measured
 */
export function pickLot(entries, measured) {
  const known = entries.filter(({ i, s, p }) => i !== 'NA' && s !== 'NA' && /^[1-9]\d{5}$/.test(p));
  const random = openRandom(20_261_115);
  const pins = [...new Set(known.map(({ p }) => p))].toSorted();
  const lines = [
    ...take(pins, random).map((pin) => [
      'pin',
      pin,
      '',
      regionsOf(known.filter(({ p }) => p === pin)),
      pointOf(measured[pin]),
    ]),
    ...take(known, random).map((entry) => [
      'area',
      entry.p,
      areaName(entry.o),
      regionsOf([entry]),
      pointOf(measured[entry.p]),
    ]),
  ];
  return `${lines.map((line) => line.join('\t')).join('\n')}\n`;
}

/** @param {readonly Entry[]} entries */
const regionsOf = (entries) =>
  [...new Set(entries.map(({ i, s }) => `${districtName(i, s)}, ${stateName(s, i)}`))].join('; ');

/** @param {{ lat: number, long: number } | undefined} at */
const pointOf = (at) => (at && isInIndia([at.lat, at.long]) ? `${at.lat},${at.long}` : '');

/** @template Item @param {readonly Item[]} from @param {() => number} random @returns {Item[]} */
function take(from, random) {
  /** @type {Set<Item>} */
  const taken = new Set();
  while (taken.size < lotSize) {
    const item = from[Math.floor(random() * from.length)];
    if (item !== undefined) taken.add(item);
  }
  return [...taken];
}

/** The same numbers every time (mulberry32). @param {number} seed */
function openRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
