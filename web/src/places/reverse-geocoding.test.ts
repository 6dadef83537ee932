import { expect, test, vi } from 'vitest';
import { namePlace } from './reverse-geocoding';

const answering = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

const geocode = () =>
  namePlace('https://maps.example.in/reverse?key=1', { latitude: 12.9352, longitude: 77.6245 });

const address = {
  house_number: '12',
  road: '80 Feet Road',
  suburb: 'Koramangala',
  neighbourhood: 'Jakkasandra',
  city: 'Bengaluru',
  town: 'Begur',
  village: 'Agara',
  state_district: 'Bangalore Urban',
  state: 'Karnataka',
  country: 'India',
};
const whole = '12, 80 Feet Road, Koramangala, Bengaluru, Bangalore Urban, Karnataka, India';

/** The address with one part after the other missing. */
const without = (...names: readonly (keyof typeof address)[]) =>
  Object.fromEntries(Object.entries(address).filter(([name]) => !names.some((each) => each === name)));

test.each([
  ['everything', without(), whole],
  ['no number', without('house_number'), whole.replace('12, ', '')],
  ['no road', without('road'), whole.replace('80 Feet Road, ', '')],
  ['a neighbourhood and no suburb', without('suburb'), whole.replace('Koramangala', 'Jakkasandra')],
  ['neither', without('suburb', 'neighbourhood'), whole.replace('Koramangala, ', '')],
  ['a town and no city', without('city'), whole.replace('Bengaluru', 'Begur')],
  ['a village alone', without('city', 'town'), whole.replace('Bengaluru', 'Agara')],
  ['no district', without('state_district'), whole.replace('Bangalore Urban, ', '')],
  ['no state', without('state'), whole.replace('Karnataka, ', '')],
  ['no country', without('country'), whole.replace(', India', '')],
])('of the map service’s answer with %s the page reads what there is [M-504]', async (_what, parts, text) => {
  answering({ address: parts });
  expect((await geocode()).text).toBe(text);
});

test('the city is the town or the village where there is no city, and nothing where there is none', async () => {
  const cityOf = async (parts: object) => {
    answering({ address: parts });
    return (await geocode()).city;
  };
  expect(await cityOf(address)).toBe('Bengaluru');
  expect(await cityOf(without('city'))).toBe('Begur');
  expect(await cityOf(without('city', 'town'))).toBe('Agara');
  expect(await cityOf(without('city', 'town', 'village'))).toBeNull();
});

test('the position goes along with what the url has, without cookies', async () => {
  const fetched = answering({ address });
  await geocode();
  const [url, options] = fetched.mock.calls[0] ?? [];
  // Our own calls always pass the url as a string.
  const { searchParams } = new URL(url as string);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: '1',
    lat: '12.9352',
    lon: '77.6245',
    addressdetails: '1',
  });
  expect(options).toMatchObject({ credentials: 'omit' });
});

test.each([
  ['no address', {}, 200],
  ['an address of something else', { address: { city: 7, road: null } }, 200],
  ['nothing', null, 200],
  ['a failure', { address }, 503],
])('%s is an error', async (_what, body, status) => {
  answering(body, status);
  await expect(geocode()).rejects.toThrow('the map service');
});

test('a name of any length is cut', async () => {
  answering({ address: { road: 'x'.repeat(400) } });
  expect((await geocode()).text).toHaveLength(100);
});
