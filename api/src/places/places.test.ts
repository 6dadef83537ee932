import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlace, nearestPlace, placesAround, suggestPlaces } from '@aaspaas/contract/places/calls';
import { sayPlace } from '@aaspaas/contract/places/place';
import { bootApp, type TestApp } from '../../test/boot';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

test('the beginning of a name suggests the listed cities', async () => {
  const { list } = await testApp.ask(suggestPlaces, { text: 'Koz' });
  expect(list.map(sayPlace)).toEqual(['Kozhikode, Kerala']);
});

test('a position has a nearest place', async () => {
  const { place } = await testApp.ask(nearestPlace, { latitude: 9.96, longitude: 76.29 });
  expect(place?.key).toBe('kochi');
});

test('a key finds its place again, and an unknown one nothing', async () => {
  expect((await testApp.ask(findPlace, { key: 'kochi' })).place?.name).toBe('Kochi');
  expect((await testApp.ask(findPlace, { key: 'atlantis' })).place).toBeNull();
});

test('around a position lie the places within reach, and none beyond it', async () => {
  const around = async (within: number) => {
    const { list } = await testApp.ask(placesAround, { latitude: 9.96, longitude: 76.29, within });
    return list.map(({ key }) => key);
  };
  expect(await around(10)).toContain('kochi');
  expect(await around(10)).not.toContain('alappuzha');
  expect(await around(100)).toContain('alappuzha');
});
