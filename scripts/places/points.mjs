// @ts-check
import { groupBy } from './group-by.mjs';
import { isInIndia, kmBetween, median, middle, openGrid } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */
/** @typedef {import('./offices.mjs').Office} Office */
/** @typedef {Record<string, { lat: number, long: number }>} Measured the points of pincode-lat-long */
/**
 * @typedef {object} Pin
 * @property {string} pin
 * @property {string} district
 * @property {string} state
 * @property {Point} point
 * @property {Office[]} offices
 */

/** Both sources agree if they are so near to each other. */
const agreeKm = 3;
const confirmKm = 15;
/** An office may be as far from the middle of its PIN code as this. */
const mostKm = 9.5;
const leastKm = 2.5;
const fewestCopies = 3;

/** @param {readonly Office[]} offices @param {Measured} measured @param {ReadonlyMap<string, Point>} corrected @returns {Pin[]} */
export function placePins(offices, measured, corrected) {
  const byPin = groupBy(offices, ({ pin }) => pin);
  const shared = sharedPoints(measured);
  const groups = openGroups(byPin, measured, shared);
  const pins = [...byPin.keys()].toSorted().flatMap((pin) => {
    const own = byPin.get(pin) ?? [];
    const point =
      corrected.get(pin) ??
      choosePoint(own, measuredPoint(measured[pin], shared), groups.middleOf(pin), groups.spreadOf(pin));
    return point
      ? [{ pin, district: mostNamed(own, 'district'), state: mostNamed(own, 'state'), point, offices: own }]
      : [];
  });
  fillRegions(pins);
  dropStrayOffices(pins);
  return pins;
}

/**
 * The middle of the offices where the measured point confirms it, or the measured point where an office is not far from
 * it. Otherwise whichever lies where the PIN codes with nearly the same number are, the measured point first; and if
 * neither does, the middle of those.
 * @param {readonly Office[]} offices @param {Point | null} measured @param {Point | null} around @param {number} spread
 * @returns {Point | null}
 */
function choosePoint(offices, measured, around, spread) {
  const points = offices.flatMap(({ point }) => (point ? [point] : []));
  const own = points.length > 0 ? middle(points) : null;
  if (own && measured && kmBetween(own, measured) <= agreeKm) return own;
  if (measured && points.some((point) => kmBetween(point, measured) <= confirmKm)) return measured;
  const candidates = [measured, own, ...points].filter((point) => point !== null);
  const fitting = candidates.find((point) => around === null || kmBetween(point, around) <= spread);
  return fitting ?? around ?? candidates[0] ?? null;
}

/** Points that stand for PIN codes of different regions are placeholders. @param {Measured} measured */
function sharedPoints(measured) {
  /** @type {Map<string, Set<string>>} */
  const regions = new Map();
  for (const [pin, { lat, long }] of Object.entries(measured)) {
    const key = `${lat},${long}`;
    regions.set(key, (regions.get(key) ?? new Set()).add(pin.slice(0, 3)));
  }
  return new Set([...regions].filter(([, of]) => of.size > 1).map(([key]) => key));
}

/** @param {{ lat: number, long: number } | undefined} measured @param {ReadonlySet<string>} shared @returns {Point | null} */
function measuredPoint(measured, shared) {
  if (!measured || shared.has(`${measured.lat},${measured.long}`)) return null;
  return isInIndia([measured.lat, measured.long]) ? [measured.lat, measured.long] : null;
}

/**
 * PIN codes that begin with the same digits lie together.
 * @param {ReadonlyMap<string, readonly Office[]>} byPin @param {Measured} measured @param {ReadonlySet<string>} shared
 */
function openGroups(byPin, measured, shared) {
  /** @type {Map<string, Point[]>} */
  const groups = new Map();
  for (const [pin, offices] of byPin) {
    const points = offices.flatMap(({ point }) => (point ? [point] : []));
    const point = measuredPoint(measured[pin], shared) ?? (points.length > 0 ? middle(points) : null);
    if (point)
      for (const digits of [3, 4]) {
        const key = pin.slice(0, digits);
        groups.set(key, [...(groups.get(key) ?? []), point]);
      }
  }
  const fewest = 5;
  /** @param {string} pin */
  const groupOf = (pin) => {
    const narrow = groups.get(pin.slice(0, 4)) ?? [];
    return narrow.length >= fewest ? narrow : (groups.get(pin.slice(0, 3)) ?? []);
  };
  return {
    /** @param {string} pin */
    middleOf: (pin) => (groupOf(pin).length >= fewest ? middle(groupOf(pin)) : null),
    /** Four times as far as half of the group, which leaves room for long districts. @param {string} pin */
    spreadOf(pin) {
      const points = groupOf(pin);
      const at = middle(points);
      return Math.max(25, 4 * median(points.map((point) => kmBetween(point, at))));
    },
  };
}

/** @param {readonly Office[]} offices @param {'district' | 'state'} what */
function mostNamed(offices, what) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const weights = { HO: 3, PO: 2, BO: 1 };
  for (const office of offices)
    if (office[what]) counts.set(office[what], (counts.get(office[what]) ?? 0) + weights[office.type]);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}

/** A PIN code without a district gets that of the nearest one. @param {Pin[]} pins */
function fillRegions(pins) {
  const grid = openGrid(pins.filter(({ district, state }) => district && state));
  for (const pin of pins.filter(({ district, state }) => !district || !state)) {
    const near = grid.within(pin.point, 60)[0]?.item;
    Object.assign(pin, { district: near?.district ?? '', state: near?.state ?? '' });
  }
  for (const { offices, district, state } of pins)
    for (const office of offices)
      if (!office.district || !office.state) Object.assign(office, { district, state });
}

/** In a town PIN codes lie close together, so there an office cannot be far from the middle of its own. @param {Pin[]} pins */
function dropStrayOffices(pins) {
  const grid = openGrid(pins);
  for (const { point, offices } of pins) {
    const third = grid.within(point, 30)[3]?.km ?? mostKm;
    const reach = Math.min(mostKm, Math.max(leastKm, 1.25 * third));
    const counts = groupBy(offices, (office) => office.point?.join());
    for (const office of offices) {
      if (!office.point) continue;
      // Several villages on one spot have the point of the office that they belong to.
      const isCopied = office.type === 'BO' && (counts.get(office.point.join()) ?? []).length >= fewestCopies;
      if (isCopied || kmBetween(office.point, point) > reach) office.point = null;
    }
  }
}
