// @ts-check
import { districtName, stateName } from './districts.mjs';
import { isInIndia } from './geometry.mjs';
import { areaName } from './names.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */
/**
 * A post office of the directory: name, PIN code, type (head office, post office, branch office), district, state, whether it delivers,
 * latitude and longitude.
 * @typedef {{ o: string, p: string, t: 'HO' | 'PO' | 'BO', i: string, s: string, d: 0 | 1, a: number, n: number }} Entry
 */
/**
 * @typedef {object} Office
 * @property {string} name
 * @property {string} pin
 * @property {'HO' | 'PO' | 'BO'} type
 * @property {boolean} delivers
 * @property {string} district '' if the directory does not say
 * @property {string} state
 * @property {Point | null} point as the directory has it
 */

// Counters and sorting centres have the names of places, but no place of their own.
const noPlace = /\b(counter|ndc|nodal|parcel|sorting|speed post|bpc|rms|cprc|b d cell|bnpl|spcc|hub)\b/i;

/** @param {readonly Entry[]} entries @param {ReadonlyMap<string, string>} renamed @returns {Office[]} */
export function readOffices(entries, renamed) {
  return entries
    .filter(({ o, p }) => /^[1-9]\d{5}$/.test(p) && !noPlace.test(o))
    .map((entry) => ({
      name: nameOf(entry, renamed),
      pin: entry.p,
      type: entry.t,
      delivers: entry.d === 1,
      district: entry.i === 'NA' ? '' : districtName(entry.i, entry.s),
      state: entry.s === 'NA' ? '' : stateName(entry.s, entry.i),
      point: pointOf(entry),
    }))
    .filter(({ name }) => name.length > 1);
}

/** Some have latitude and longitude in each other's place. @param {Entry} entry @returns {Point | null} */
function pointOf({ a, n }) {
  if (isInIndia([a, n])) return [a, n];
  return isInIndia([n, a]) ? [n, a] : null;
}

/** @param {Entry} entry @param {ReadonlyMap<string, string>} renamed */
function nameOf({ o, t }, renamed) {
  const name = areaName(o);
  return t === 'BO' ? name : (renamed.get(name) ?? name);
}
