import { describe, expect, test } from 'vitest';
import { cities, findCity } from './cities';
import { cityNames } from './city-names';
import { cityOfLocation } from './city-of-location';
import { defaultLocation } from './default-location';
import { distanceKm, sayDistance } from './distance';

const inOrder =
  'Bangalore, Mumbai, Delhi, Chennai, Kolkata, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, Thiruvananthapuram, ' +
  'Kozhikode, Thrissur, Alappuzha, Palakkad, Kannur, Kottayam, Malappuram, Kollam';

describe('cities', () => {
  test('are nineteen, in the order in which they are shown', () => {
    expect(cityNames.join(', ')).toBe(inOrder);
    expect(cities.map(({ name }) => name)).toEqual([...cityNames]);
  });

  test('lie in India, each in its own place', () => {
    for (const { name, latitude, longitude } of cities) {
      expect([name, latitude > 8 && latitude < 33 && longitude > 68 && longitude < 93]).toEqual([name, true]);
    }
    expect(new Set(cities.map(({ latitude }) => latitude)).size).toBe(cities.length);
  });

  test.each([
    ['Bangalore', 'Bengaluru'],
    ['Kochi', 'Ernakulam'],
    ['Kochi', 'Cochin'],
    ['Thiruvananthapuram', 'Trivandrum'],
    ['Kozhikode', 'Calicut'],
    ['Mumbai', 'Bombay'],
    ['Chennai', 'Madras'],
    ['Kolkata', 'Calcutta'],
  ])('%s is also %s, in any case [D-065]', (name, other) => {
    for (const spelling of [name, other, other.toUpperCase(), ` ${other} `])
      expect(findCity(spelling)?.name).toBe(name);
  });

  test('no two share a name', () => {
    const names = cities.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['', 'Atlantis', 'Bang', 'constructor', '__proto__'])('%j is not one of them', (name) => {
    expect(findCity(name)).toBeNull();
  });
});

describe('locations', () => {
  test('[M-620] the default is Bangalore, Karnataka, India', () => {
    expect(defaultLocation).toBe('Bangalore, Karnataka, India');
  });

  test.each([
    ['Bangalore, Karnataka, India', 'Bangalore'],
    ['Kochi', 'Kochi'],
    [' Pune , Maharashtra', 'Pune'],
    ['', ''],
    [', India', ''],
  ])('the city of %j is what stands before the first comma', (location, city) => {
    expect(cityOfLocation(location)).toBe(city);
  });
});

describe('distance', () => {
  const bangalore = { latitude: 12.9716, longitude: 77.5946 };

  test.each([
    [bangalore, 0],
    [{ latitude: 19.076, longitude: 72.8777 }, 845],
    [{ latitude: 28.6139, longitude: 77.209 }, 1740],
    [{ latitude: -12.9716, longitude: -102.4054 }, 20_015],
  ])('from Bangalore to %j', (to, km) => {
    expect(Math.round(distanceKm(bangalore, to))).toBe(km);
    expect(Math.round(distanceKm(to, bangalore))).toBe(km);
  });

  test.each([
    [0, '50 m'],
    [0.03, '50 m'],
    [0.12, '100 m'],
    [0.85, '850 m'],
    [0.94, '950 m'],
    [0.95, '0.9 km'],
    [0.96, '1.0 km'],
    [1.24, '1.2 km'],
    [9.94, '9.9 km'],
    [9.96, '10.0 km'],
    [10, '10 km'],
    [14.4, '14 km'],
    [845.2, '845 km'],
  ])('%d km reads %s', (km, said) => {
    expect(sayDistance(km)).toBe(said);
  });
});
