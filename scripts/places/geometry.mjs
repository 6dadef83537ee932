// @ts-check

/** @typedef {readonly [latitude: number, longitude: number]} Point */

const radians = Math.PI / 180;

/** @param {Point} one @param {Point} other */
export function kmBetween(one, other) {
  const north = Math.sin(((other[0] - one[0]) * radians) / 2);
  const east = Math.sin(((other[1] - one[1]) * radians) / 2);
  const chord = north ** 2 + Math.cos(one[0] * radians) * Math.cos(other[0] * radians) * east ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {readonly Point[]} points @returns {Point} */
export const middle = (points) => [
  median(points.map(([north]) => north)),
  median(points.map(([, east]) => east)),
];

/** Coordinates on Indian soil and around it. @param {Point} point */
export const isInIndia = ([latitude, longitude]) =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.5;

/**
 * Finds what lies near a point without comparing it with all others.
 * @template {{ point: Point }} Item
 * @param {readonly Item[]} items
 */
export function openGrid(items) {
  const cellSize = 0.1;
  /** @type {Map<string, Item[]>} */
  const cells = new Map();
  /** @param {Point} point */
  const cellOf = ([latitude, longitude]) => [
    Math.floor(latitude / cellSize),
    Math.floor(longitude / cellSize),
  ];
  for (const item of items) {
    const key = cellOf(item.point).join();
    cells.set(key, [...(cells.get(key) ?? []), item]);
  }
  return {
    /** Nearest first. @param {Point} point @param {number} km */
    within(point, km) {
      const [row = 0, column = 0] = cellOf(point);
      const reach = Math.ceil(km / 10);
      /** @type {{ item: Item, km: number }[]} */
      const found = [];
      for (let north = row - reach; north <= row + reach; north++)
        for (let east = column - reach; east <= column + reach; east++)
          for (const item of cells.get(`${north},${east}`) ?? []) {
            const distance = kmBetween(point, item.point);
            if (distance <= km) found.push({ item, km: distance });
          }
      return found.sort((one, other) => one.km - other.km);
    },
  };
}
