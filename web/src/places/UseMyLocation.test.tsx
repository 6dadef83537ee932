import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '@aaspaas/contract/places/place';
import { answering, json, press, resetBetweenTests, show } from '../../test/harness';
import { UseMyLocation } from './PlacePicker';

resetBetweenTests();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

type Ask = (
  found: (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void,
  failed: (error: { message: string }) => void,
) => void;

const kochi = { key: 'kochi', name: 'Kochi' };
const here = { coords: { latitude: 9.93, longitude: 76.26, accuracy: 20 } };
const button = () => screen.getByRole('button');
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

function draw(ask: Ask, place: object | null = kochi) {
  const getCurrentPosition = vi.fn<Ask>(ask);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  answering({ '': () => json(200, { result: true, place }) });
  const onFound = vi.fn<(place: Place) => void>();
  show(<UseMyLocation onFound={onFound} />, null, { geocoderUrl: 'none' });
  return { getCurrentPosition, onFound };
}

test('asks the device only when pressed, and is busy until it has answered', async () => {
  let answer = () => {};
  const { getCurrentPosition, onFound } = draw((found) => (answer = () => found(here)));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  press('Use my location');
  await settle();
  expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([
    'Detecting location...',
    'true',
  ]);
  press('Detecting location...');
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  answer();
  await settle();
  expect(onFound.mock.calls).toEqual([[kochi]]);
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('after a refusal it says so and can be pressed again', async () => {
  const { getCurrentPosition, onFound } = draw((_found, failed) => failed({ message: 'denied' }));
  press('Use my location');
  await settle();
  expect([button().textContent?.trim(), button().getAttribute('aria-disabled')]).toEqual([
    'Use my location',
    null,
  ]);
  expect(screen.getByText('Unable to retrieve your location. Please select manually.')).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
  press('Use my location');
  expect(getCurrentPosition).toHaveBeenCalledTimes(2);
});

test('a position without a name is said, and nothing is chosen', async () => {
  const { onFound } = draw((found) => found(here), null);
  press('Use my location');
  await settle();
  expect(screen.getByText('We do not know the name of this place. Try the PIN code.')).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
});
