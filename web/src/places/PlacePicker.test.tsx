import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '@aaspaas/contract/places/place';
import { answering, json, press, resetBetweenTests, show } from '../../test/harness';
import { navigate } from '../current-url/url';
import { keepPlace, type KeptPlace } from './kept-place';
import { PlacePicker } from './PlacePicker';
import { addRecentPlace, recentPlaces } from './recent-places';

resetBetweenTests();
beforeEach(() => {
  keepPlace(null);
  navigate('/NearbyShop');
});

const place = (name: string, pin: string): Place => ({
  key: `${pin}-${name.toLowerCase()}`,
  name,
  pin,
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  latitude: 12.93,
  longitude: 77.62,
});
const koramangala = place('Koramangala', '560034');
const indiranagar = place('Indiranagar', '560038');

const draw = () => {
  const onChoose = vi.fn<(place: KeptPlace | null) => void>();
  show(<PlacePicker onChoose={onChoose} />);
  return onChoose;
};
const chosenBefore = () =>
  [...(screen.queryByRole('region', { name: 'Chosen before' })?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );
const forget = () => screen.queryByRole('button', { name: 'Forget my place' });

test('the place of now is named once, and can be forgotten with all before it', () => {
  addRecentPlace(indiranagar);
  addRecentPlace(koramangala);
  keepPlace(koramangala);
  const onChoose = draw();
  expect(screen.getAllByText('Koramangala · 560034')).toHaveLength(1);
  expect(chosenBefore()).toEqual(['Indiranagar · 560038']);
  fireEvent.click(forget() ?? document.body);
  expect(onChoose.mock.calls).toEqual([[null]]);
  expect(recentPlaces()).toEqual([]);
});

test('without a place there is nothing to forget, and without earlier ones no list of them', () => {
  draw();
  expect(forget()).toBeNull();
  expect(chosenBefore()).toEqual([]);
  expect(screen.queryByText('Chosen before')).toBeNull();
});

test('a place that is taken is among those chosen before, the latest first and each once', () => {
  addRecentPlace(koramangala);
  addRecentPlace(indiranagar);
  const onChoose = draw();
  fireEvent.click(screen.getByRole('button', { name: 'Koramangala · 560034' }));
  expect(onChoose.mock.calls).toEqual([[koramangala]]);
  expect(recentPlaces()).toEqual([koramangala, indiranagar]);
});

test('a city of the list is taken by its name, and kept too', () => {
  const onChoose = draw();
  fireEvent.click(screen.getByRole('button', { name: 'Kochi' }));
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ key: 'kochi', pin: null })]]);
  expect(recentPlaces().map(({ key }) => key)).toEqual(['kochi']);
});

test('five are kept, and what somebody else wrote there is no place', () => {
  for (let at = 1; at <= 7; at++) addRecentPlace(place(`Area${at}`, `56000${at}`));
  expect(recentPlaces().map(({ name }) => name)).toEqual(['Area7', 'Area6', 'Area5', 'Area4', 'Area3']);
  localStorage.setItem('aaspaas.places', JSON.stringify([koramangala, { key: 7 }, null, 'x']));
  expect(recentPlaces()).toEqual([koramangala]);
  localStorage.setItem('aaspaas.places', '{');
  expect(recentPlaces()).toEqual([]);
});

test('where the device is, is named as such and is no choice of before', async () => {
  const coords = { latitude: 12.93, longitude: 77.62, accuracy: 20 };
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (found: (position: object) => void) => found({ coords }) },
  });
  answering({ '': () => json(200, { result: true, place: koramangala }) });
  const onChoose = draw();
  press('Use my location');
  await waitFor(() => expect(onChoose.mock.calls).toEqual([[{ ...koramangala, isHere: true }]]));
  expect(recentPlaces()).toEqual([]);
  vi.unstubAllGlobals();
});
