// @ts-check
import { kmBetween } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */
/** @typedef {import('./points.mjs').Pin} Pin */
/** @typedef {import('./towns.mjs').Town} Town */
/** A city of contract/src/places/cities.ts. @typedef {{ name: string, state: string, latitude: number, longitude: number, alsoCalled: readonly string[] }} City */

/**
 * How far the listed cities reach, and the districts that they lie in; the first is that of the city itself.
 * @type {Readonly<Record<string, readonly [km: number, ...districts: string[]]>>}
 */
const reaches = {
  Bangalore: [28, 'Bengaluru Urban'],
  Mumbai: [45, 'Mumbai', 'Mumbai Suburban'],
  Delhi: [50, 'New Delhi'],
  Chennai: [27, 'Chennai', 'Chengalpattu', 'Kanchipuram', 'Thiruvallur'],
  Kolkata: [20, 'Kolkata', 'North 24 Parganas', 'South 24 Parganas'],
  Hyderabad: [28, 'Hyderabad', 'Medchal Malkajgiri', 'Ranga Reddy'],
  Pune: [20, 'Pune'],
  Ahmedabad: [20, 'Ahmedabad'],
  Jaipur: [20, 'Jaipur'],
  Kochi: [16, 'Ernakulam'],
  Thiruvananthapuram: [15, 'Thiruvananthapuram'],
  Kozhikode: [11, 'Kozhikode'],
  Thrissur: [9, 'Thrissur'],
  Alappuzha: [9, 'Alappuzha'],
  Palakkad: [8, 'Palakkad'],
  Kannur: [8, 'Kannur'],
  Kottayam: [8, 'Kottayam'],
  Malappuram: [8, 'Malappuram'],
  Kollam: [9, 'Kollam'],
};

/** @param {Pin} pin @param {readonly City[]} cities */
export const isListed = (pin, cities) => cityOf(pin, cities) !== null;

/** @param {Pin} pin @param {readonly City[]} cities */
export function cityOf({ point, district, state }, cities) {
  const city = cities.find(({ name, latitude, longitude }) => {
    const [km, ...districts] = reaches[name] ?? [0];
    const isInside = districts.includes(district) || (name === 'Delhi' && state === 'Delhi');
    return isInside && kmBetween(point, [latitude, longitude]) <= km;
  });
  return city?.name ?? null;
}

/** @param {readonly City[]} cities @param {(point: Point) => number} sizeAt @returns {Town[]} */
export const listTowns = (cities, sizeAt) =>
  cities.map(({ name, state, latitude, longitude, alsoCalled }) => ({
    name,
    pin: '',
    district: reaches[name]?.[1] ?? name,
    state,
    point: [latitude, longitude],
    size: sizeAt([latitude, longitude]),
    also: alsoCalled,
  }));
