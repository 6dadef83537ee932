// @ts-check
import { cityOf, isListed, listTowns } from './listed-cities.mjs';
import { kmBetween, openGrid } from './geometry.mjs';
import { groupBy } from './group-by.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */
/** @typedef {import('./offices.mjs').Office} Office */
/** @typedef {import('./points.mjs').Pin} Pin */
/** @typedef {import('./hand-written.mjs').HandWritten} HandWritten */
/** @typedef {import('./listed-cities.mjs').City} City */
/**
 * @typedef {object} Town
 * @property {string} name
 * @property {string} pin '' for the listed cities
 * @property {string} district
 * @property {string} state
 * @property {Point} point
 * @property {number} size how many post offices are near its middle
 * @property {readonly string[]} also
 */
/** @typedef {{ pin: Pin, town: Town, main: Office }} Settled */
/** @typedef {{ towns: Town[], settled: Settled[], areas: Map<string, string[]> }} Settlement */

/** A branch office serves a village, so a post office with so many of them is that of a market town. */
const fewestVillages = 3;
/** So near to the head office of a town a post office is a part of the town. */
const townKm = 6;
const farthestTownKm = 20;

/** @param {readonly Pin[]} pins @param {readonly City[]} cities @param {HandWritten} handWritten @returns {Settlement} */
export function findTowns(pins, cities, handWritten) {
  const sizeAt = openSizes(pins);
  const outside = pins.filter((pin) => !isListed(pin, cities));
  const listed = listTowns(cities, sizeAt);
  const large = acceptLarge(
    writtenTowns(outside, handWritten, sizeAt),
    headTowns(outside, handWritten, sizeAt),
  );
  const small = marketTowns(outside, large, handWritten, sizeAt);
  const towns = [...large, ...small];
  const nearest = openNearest(towns);
  const settled = pins.map((pin) => {
    const main = mainOffice(pin);
    const city = cityOf(pin, cities);
    const town =
      listed.find(({ name }) => name === city) ??
      nearest(pin) ??
      addTown(towns, pin, main, handWritten, sizeAt);
    return { pin, main, town };
  });
  const areas = new Map(
    [...groupBy(handWritten.areas, ({ pin }) => pin)].map(([pin, of]) => [pin, of.map(({ name }) => name)]),
  );
  return { towns: [...listed, ...towns], settled, areas };
}

/** How many post offices, without those of villages, are within ten kilometres. @param {readonly Pin[]} pins */
function openSizes(pins) {
  const grid = openGrid(
    pins.flatMap(({ point, offices }) =>
      offices.filter(({ type }) => type !== 'BO').map((office) => ({ point: office.point ?? point })),
    ),
  );
  return (/** @type {Point} */ point) => grid.within(point, 10).length;
}

/** The office that the PIN code is named after: the one that delivers, and rather not one of an institution. @param {Pin} pin */
export function mainOffice({ offices }) {
  const rank = { HO: 0, PO: 1, BO: 2 };
  /** @param {Office} office */
  const order = ({ type, delivers, name }) =>
    (delivers || type === 'HO' ? 0 : 4) + rank[type] + (institution.test(name) ? 8 : 0);
  const [first] = offices.toSorted(
    (one, other) => order(one) - order(other) || one.name.localeCompare(other.name),
  );
  if (!first) throw new Error('a PIN code without an office');
  return first;
}

const institution =
  /\b(college|court|university|univ|campus|hospital|factory|collectorate|kutchery|bhawan|bhavan|school|institute|secretariat|mills?|project|airport|rs|station|market|courts|centre|complex|society)\b/i;

/** @param {readonly Pin[]} pins @param {HandWritten} handWritten @param {(point: Point) => number} sizeAt */
function writtenTowns(pins, handWritten, sizeAt) {
  const byPin = new Map(pins.map((pin) => [pin.pin, pin]));
  return handWritten.towns.map(({ pin, name }) => {
    const at = byPin.get(pin);
    if (!at) throw new Error(`hand-written.txt: ${pin} is not there, or lies in a listed city`);
    return townAt(at, name, handWritten, sizeAt);
  });
}

/** Towns with a head office, the largest first. @param {readonly Pin[]} pins @param {HandWritten} handWritten @param {(point: Point) => number} sizeAt */
function headTowns(pins, handWritten, sizeAt) {
  const heads = pins.flatMap((pin) =>
    pin.offices
      .filter(({ type }) => type === 'HO')
      .map(({ name }) => townAt(pin, townName(name), handWritten, sizeAt)),
  );
  /** @param {Town} town */
  const isSeat = ({ name, district }) => (name === district ? 1 : 0);
  heads.sort(
    (one, other) => isSeat(other) - isSeat(one) || other.size - one.size || one.pin.localeCompare(other.pin),
  );
  return heads;
}

/** @param {Town} town */
const reachOf = ({ size }) => townKm + Math.min(6, size / 8);

/** Leaves out what is part of a larger town. @param {readonly Town[]} written @param {readonly Town[]} candidates */
function acceptLarge(written, candidates) {
  const accepted = [...written];
  for (const town of candidates)
    if (
      !accepted.some((larger) => kmBetween(larger.point, town.point) < townKm + Math.min(6, larger.size / 8))
    )
      accepted.push(town);
  return accepted;
}

/** @param {readonly Pin[]} pins @param {readonly Town[]} large @param {HandWritten} handWritten @param {(point: Point) => number} sizeAt */
function marketTowns(pins, large, handWritten, sizeAt) {
  const grid = openGrid(large);
  return pins.flatMap((pin) => {
    const main = mainOffice(pin);
    const villages = pin.offices.filter(({ type }) => type === 'BO').length;
    const isPart = grid.within(pin.point, 2 * townKm).some(({ item, km }) => km < reachOf(item));
    if (main.type === 'BO' || villages < fewestVillages || isPart) return [];
    return [townAt(pin, townName(main.name), handWritten, sizeAt)];
  });
}

/** @param {readonly Town[]} towns @returns {(pin: Pin) => Town | null} */
function openNearest(towns) {
  const grid = openGrid(towns);
  return (pin) => {
    const near = grid.within(pin.point, farthestTownKm).filter(({ item }) => item.state === pin.state);
    /** @param {{ item: Town, km: number }} found */
    const order = ({ item, km }) =>
      km -
      Math.min(6, item.size / 5) +
      (item.district === pin.district ? 0 : 8) -
      (item.pin === pin.pin ? 100 : 0);
    return near.toSorted((one, other) => order(one) - order(other))[0]?.item ?? null;
  };
}

/** @param {Town[]} towns @param {Pin} pin @param {Office} main @param {HandWritten} handWritten @param {(point: Point) => number} sizeAt */
function addTown(towns, pin, main, handWritten, sizeAt) {
  const town = townAt(pin, townName(main.name), handWritten, sizeAt);
  towns.push(town);
  return town;
}

/** @param {Pin} pin @param {string} name @param {HandWritten} handWritten @param {(point: Point) => number} sizeAt @returns {Town} */
const townAt = ({ pin, district, state, point }, name, { also }, sizeAt) => ({
  name,
  pin,
  district,
  state,
  point,
  size: sizeAt(point),
  also: also.get(name) ?? [],
});

/** 'Ambala City' and 'Meerut Cantt' are towns by their first words. @param {string} office */
function townName(office) {
  const bare = office
    .replace(/\b(City|Cantt|Camp|Town|Bazar|Bazaar|RS|Junction|Station|Mandi)$/i, '')
    .replace(/\b(HP|MH|WB|BH|UP|MP|TN|Raj|Kerala|Gujarat|Kla)$/, '')
    .trim();
  return bare.length > 2 ? bare : office;
}
