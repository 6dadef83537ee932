import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPlace, nearestPlace, placesAround, suggestPlaces } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import { sayPlace } from '@aaspaas/contract/places/place';
import { bootApp, type TestApp } from '../../test/boot';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
});
afterAll(() => testApp.stop());

const kochi = { latitude: 9.9312, longitude: 76.2673 };
const jaipur = { latitude: 26.9124, longitude: 75.7873 };

async function suggested(text: string, position: Position | null = null) {
  return (await testApp.ask(suggestPlaces, { text, ...position })).list;
}
const first = async (text: string, position: Position | null = null) => (await suggested(text, position))[0];

describe('suggestions', () => {
  test.each([
    ['560034', 'Koramangala · 560034'],
    ['560 034', 'Koramangala · 560034'],
    ['Koramangala', 'Koramangala · 560034'],
    ['kormangala', 'Koramangala · 560034'],
    ['Koramangla', 'Koramangala · 560034'],
    ['koramangala 80 feet road', 'Koramangala · 560034'],
    ['indira nagar bangalore', 'Indiranagar · 560038'],
    ['andheri e', 'Andheri East · 400069'],
    ['hsrlayout', 'HSR Layout · 560102'],
    ['koch', 'Kochi, Kerala'],
    ['Ernakulam', 'Kochi, Kerala'],
    ['bengaluru', 'Bangalore, Karnataka'],
    ['कोलकाता', 'Kolkata, West Bengal'],
    ['mysore', 'Mysuru, Karnataka'],
    ['coimbator', 'Coimbatore, Tamil Nadu'],
    ['trichy', 'Tiruchirappalli, Tamil Nadu'],
    ['surt', 'Surat, Gujarat'],
    ['thne', 'Thane, Maharashtra'],
    ['benglore', 'Bangalore, Karnataka'],
    ['nagpure', 'Nagpur, Maharashtra'],
  ])('%s begins with %s', async (text, said) => {
    const place = await first(text);
    expect(place && sayPlace(place)).toBe(said);
  });

  test('a small place that is called so comes before a large town that is called nearly so, if it is near', async () => {
    const jabalpur = { latitude: 23.18, longitude: 79.95 };
    expect((await first('surt', jabalpur))?.name).toBe('Surtalai');
  });

  test('the first digits of a PIN code give PIN codes, of the largest towns or nearest to the position', async () => {
    const list = await suggested('6820');
    expect(list).toHaveLength(8);
    expect(list.every(({ pin }) => pin?.startsWith('6820'))).toBe(true);
    expect((await first('6', kochi))?.pin).toBeUndefined();
    expect((await first('68', kochi))?.city).toBe('Kochi');
  });

  test('a whole PIN code gives itself and then its other areas', async () => {
    const list = await suggested('560034');
    expect(list.map(({ key }) => key)).toEqual([
      '560034',
      expect.stringMatching(/^560034-/),
      expect.stringMatching(/^560034-/),
    ]);
  });

  test('names that many places share are told apart by town and state, and the nearest comes first', async () => {
    const list = await suggested('Gandhi Nagar', jaipur);
    expect(list[0]).toMatchObject({ name: expect.stringMatching(/^Gandhi ?Nagar$/i), city: 'Jaipur' });
    expect(new Set(list.map(({ city, state }) => `${city} ${state}`)).size).toBeGreaterThan(1);
    expect(await first('gandhi nagar, jaipur')).toMatchObject({ city: 'Jaipur', state: 'Rajasthan' });
    expect(await first('gandhi nagar, kerala')).toMatchObject({ state: 'Kerala' });
  });

  test('after a slip only what sounds nearly so is offered, with its parts', async () => {
    const namesFor = async (text: string) => (await suggested(text)).map(({ name }) => name);
    expect((await namesFor('mangalorr'))[0]).toBe('Mangaluru');
    expect(await namesFor('mangalorr')).not.toContain('Bangalore');
    const blocks = await namesFor('koramangla');
    expect(blocks).toContain('Koramangala 5th Block');
    expect(blocks.filter((name) => !name.startsWith('Koramangala'))).toEqual([]);
  });

  test.each([
    ['hydrabadd', 'Hyderabad, Telangana'],
    ['banjra hils', 'Banjara Hills · 500034'],
    ['andheri est', 'Andheri East · 400069'],
  ])('what is called just so does not hide what is meant by %s', async (text, said) =>
    expect((await suggested(text)).map(sayPlace)).toContain(said),
  );

  test('a small place of just that name stands beside the larger one that sounds nearly so', async () => {
    const said = async (position: Position | null) => (await suggested('indranagar', position)).map(sayPlace);
    expect(await said(null)).toEqual(expect.arrayContaining(['Indranagar · 831004', 'Indiranagar · 560038']));
    expect((await said({ latitude: 12.97, longitude: 77.59 }))[0]).toBe('Indiranagar · 560038');
  });

  test('a village is found by its name and district', async () => {
    expect(await first('Kinginimattom')).toMatchObject({ district: 'Ernakulam', state: 'Kerala' });
  });

  test.each(['', 'k', '0', '999999', '000000', 'qqqqqqq', '!!!', "'; --", '\u{1F600}'])(
    'nothing is suggested for %j',
    async (text) => expect(await suggested(text)).toEqual([]),
  );

  test('are at most eight, and never the same twice', async () => {
    for (const text of ['ra', 'nagar', 'sri', 'kot', 'pur', '56']) {
      const keys = (await suggested(text)).map(({ key }) => key);
      expect(keys.length).toBeLessThanOrEqual(8);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the place nearest to a position', () => {
  test.each([
    [{ latitude: 12.9352, longitude: 77.6245 }, 'Bangalore', /^5600(34|95)$/],
    [{ latitude: 9.9667, longitude: 76.2991 }, 'Kochi', /^6820/],
    [{ latitude: 28.632, longitude: 77.219 }, 'Delhi', /^110001$/],
    [{ latitude: 12.3051, longitude: 76.6551 }, 'Mysuru', /^570/],
  ])('%j lies in %s', async (position, city, pin) => {
    const { place } = await testApp.ask(nearestPlace, position);
    expect(place).toMatchObject({ city, pin: expect.stringMatching(pin) });
  });

  test.each([
    { latitude: 0, longitude: 0 },
    { latitude: 12, longitude: 65 },
    { latitude: 51.5, longitude: -0.1 },
  ])('there is none at %j', async (position) => {
    expect((await testApp.ask(nearestPlace, position)).place).toBeNull();
  });
});

test('around a position lie the places within reach, and none beyond it', async () => {
  const around = async (within: number) =>
    (await testApp.ask(placesAround, { latitude: 9.96, longitude: 76.29, within })).list;
  const near = await around(10);
  expect(near.map(({ key }) => key)).toContain('kochi');
  expect(near.map(({ name }) => name)).toContain('Vyttila');
  expect(near.map(({ key }) => key)).not.toContain('alappuzha');
  expect((await around(100)).map(({ key }) => key)).toContain('alappuzha');
  expect(await around(100)).toHaveLength(40);
});

describe('a key', () => {
  test.each(['560034', '560034-koramangala', 'kochi', 'thiruvananthapuram', 'mysuru'])(
    '%s finds its place',
    async (key) => {
      expect((await testApp.ask(findPlace, { key })).place?.key).toBe(key);
    },
  );

  test('every suggested place is found again by its key', async () => {
    for (const text of ['rampur', 'gandhi nagar', 'anna', '6820', 'kinginimattom'])
      for (const place of await suggested(text))
        expect((await testApp.ask(findPlace, { key: place.key })).place).toEqual(place);
  });

  test('an old name finds the town, a lost area its PIN code, and an unknown key nothing', async () => {
    expect((await testApp.ask(findPlace, { key: 'Bengaluru' })).place?.key).toBe('bangalore');
    expect((await testApp.ask(findPlace, { key: '560034-no-such-area' })).place?.key).toBe('560034');
    for (const key of ['', 'atlantis', '999999', '-', 'x-y', "'"])
      expect((await testApp.ask(findPlace, { key })).place).toBeNull();
  });
});

test('answers also as a GET; while the tables are empty only the listed cities are known', async () => {
  const query = { latitude: '9.9667', longitude: '76.2991' };
  expect((await testApp.get('/places/nearest', query)).body).toMatchObject({ place: { city: 'Kochi' } });
  const bare = await bootApp();
  expect((await bare.ask(suggestPlaces, { text: 'kochi' })).list.map(sayPlace)).toEqual(['Kochi, Kerala']);
  expect((await bare.ask(suggestPlaces, { text: 'mysuru' })).list).toEqual([]);
  expect(await bare.ask(nearestPlace, kochi)).toEqual({ result: true, place: null });
  await bare.stop();
});

test('who is on the other side of the earth is answered too', async () => {
  for (const text of ['kor', 'korra', 'gandi nagar']) {
    const { status } = await testApp.post('/places/suggest', { text, latitude: 20, longitude: -155 });
    expect([text, status]).toEqual([text, 200]);
  }
});
