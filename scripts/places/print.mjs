// @ts-check

/** @typedef {import('./geometry.mjs').Point} Point */
/** @typedef {import('./offices.mjs').Office} Office */
/** @typedef {import('./towns.mjs').Settlement} Settlement */
/** @typedef {import('./towns.mjs').Settled} Settled */
/** @typedef {import('./towns.mjs').Town} Town */
/** @typedef {{ name: string, weight: number, point: Point | null, district: string }} Area */

/**
 * The table as text, a line for each district (D), town (T) and PIN code with its areas (P). What a line refers to is
 * named by its number in the order of the file. Points of areas are thousandths of a degree from that of the PIN code.
 * @param {Settlement} settlement
 */
export function printTable({ towns, settled, areas }) {
  const districts = [...new Set([...towns, ...settled.map(({ pin }) => pin)].map(regionOf))].toSorted();
  const districtNumber = new Map(districts.map((region, index) => [region, index]));
  const townNumber = new Map(towns.map((town, index) => [town, index]));
  const keys = keysOf(towns);
  let areaCount = 0;
  const lines = [
    ...districts.map((region) => `D\t${region}`),
    ...towns.map((town, index) =>
      [
        'T',
        keys[index],
        town.name,
        districtNumber.get(regionOf(town)),
        ...fixed(town.point),
        weightOfTown(town, index),
        ...town.also,
      ].join('\t'),
    ),
    ...settled.map((each) => {
      const list = areasOf(each, areas.get(each.pin.pin) ?? []);
      areaCount += list.length;
      const start = [
        'P',
        each.pin.pin,
        districtNumber.get(regionOf(each.pin)),
        townNumber.get(each.town),
        ...fixed(each.pin.point),
      ];
      return [...start, ...list.map((area) => printArea(area, each, districtNumber))].join('\t');
    }),
  ];
  return { text: `${lines.join('\n')}\n`, areaCount };
}

/** @param {{ district: string, state: string }} of */
const regionOf = ({ district, state }) => `${district}\t${state}`;

/** @param {Point} point */
const fixed = ([latitude, longitude]) => [latitude.toFixed(4), longitude.toFixed(4)];

/** The largest of a name has the plain key. @param {readonly Town[]} towns */
function keysOf(towns) {
  /** @type {Set<string>} */
  const taken = new Set();
  const bySize = towns.map((town, index) => ({ town, index }));
  bySize.sort(
    (one, other) =>
      Number(one.town.pin !== '') - Number(other.town.pin !== '') || other.town.size - one.town.size,
  );
  /** @type {string[]} */
  const keys = [];
  for (const { town, index } of bySize) {
    const forms = [
      town.name,
      `${town.name} ${town.state}`,
      `${town.name} ${town.district} ${town.state}`,
      `${town.name} ${town.pin}`,
    ];
    const key = forms.map(slugOf).find((form) => form && !taken.has(form)) ?? '';
    taken.add(key);
    keys[index] = key;
  }
  return keys;
}

/** As in contract/src/places/place.ts. @param {string} name */
const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** From 40 to 95; the listed cities have more. @param {Town} town @param {number} index */
const weightOfTown = ({ size, pin }, index) =>
  pin === '' ? 200 - index : Math.min(95, 40 + Math.round(8 * Math.log2(size + 1)));

/** The first gives the PIN code its name. @param {Settled} settled @param {readonly string[]} written @returns {Area[]} */
function areasOf({ pin, town, main }, written) {
  const inTown = town.pin === '' ? 30 : Math.min(25, Math.round(4 * Math.log2(town.size + 1)));
  const offices = [main, ...pin.offices.toSorted(byRank)];
  const all = [
    ...written.map(
      (name) =>
        offices.find((office) => office.name === name) ?? { name, point: null, district: pin.district },
    ),
    ...offices,
  ].map(({ name, point, district, ...office }) => {
    const weight = written.includes(name) ? writtenWeight : 'type' in office ? weightOfOffice(office) : 0;
    return { name, point, district, weight: weight + inTown };
  });
  const taken = new Set();
  return all.filter(({ name }) => {
    const letters = lettersOf(name);
    return taken.has(letters) ? false : taken.add(letters);
  });
}

/** @param {Office} one @param {Office} other */
const byRank = (one, other) =>
  weightOfOffice(other) - weightOfOffice(one) || one.name.localeCompare(other.name);

const writtenWeight = 40;
const weights = { HO: 30, PO: 20, BO: 4 };

/** @param {Pick<Office, 'type' | 'delivers'>} office */
const weightOfOffice = ({ type, delivers }) => weights[type] + (delivers ? 4 : 0);

/** @param {string} name */
const lettersOf = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** @param {Area} area @param {Settled} settled @param {ReadonlyMap<string, number>} districtNumber */
function printArea({ name, weight, point, district }, { pin }, districtNumber) {
  const offset = point ? point.map((at, axis) => Math.round((at - (pin.point[axis] ?? 0)) * 1000)) : [];
  const isHere = offset.every((number) => number === 0);
  const own = district === pin.district ? '' : districtNumber.get(regionOf({ district, state: pin.state }));
  const parts = [name, weight, ...(isHere ? ['', ''] : offset), own ?? ''];
  return parts.join('|').replace(/\|+$/, '');
}
