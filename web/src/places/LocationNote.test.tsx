import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { opened, press, resetBetweenTests, show } from '../../test/harness';
import { keepPlace, keptPlace } from './kept-place';
import { LocationNote } from './LocationNote';
import { unasked, type VisitLocation } from './visit-location';

resetBetweenTests();
beforeEach(() => history.replaceState(null, '', '/NearbyShop'));

const failed: VisitLocation = { state: 'failed', says: 'Unable to retrieve your location.' };

function draw(location: VisitLocation, example: string | null = 'Bangalore') {
  const onRefresh = vi.fn<() => void>();
  show(<LocationNote location={location} example={example} onRefresh={onRefresh} />);
  return onRefresh;
}
const ways = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim());

test('a refusal says what to do: ask again, or choose a place', () => {
  const onRefresh = draw(failed);
  expect(screen.getByText('Unable to retrieve your location.')).toBeTruthy();
  expect(ways()).toEqual(['Set your place', 'Refresh Location']);
  press('Refresh Location');
  expect(onRefresh).toHaveBeenCalledOnce();
  press('Set your place');
  expect(opened()).toBe('place');
});

test('who has chosen a place is not told to choose one', () => {
  draw(failed, null);
  expect(screen.queryByText('Unable to retrieve your location.')).toBeNull();
  expect(ways()).toEqual(['Refresh Location']);
});

test('until somebody says where, a city is an example that says so [D-104]', () => {
  draw(unasked);
  expect(screen.getByText(/^Showing Bangalore, an example\./)).toBeTruthy();
  expect(ways()).toEqual(['Set your place']);
});

test('while it is detected that is said to screen readers; else nothing is said', () => {
  draw({ state: 'detecting' }, null);
  expect([screen.queryByText('Detecting location...') !== null, ways()]).toEqual([true, []]);
});

test('what was not asked, and what was found, is no note', () => {
  draw(unasked, null);
  expect([screen.queryByText('Detecting location...'), ways()]).toEqual([null, []]);
});

test('a place is kept on this device until it is forgotten', () => {
  const kochi = {
    key: 'kochi',
    name: 'Kochi',
    pin: null,
    city: 'Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    latitude: 9.93,
    longitude: 76.26,
  };
  keepPlace(kochi);
  expect(keptPlace()).toEqual(kochi);
  expect(Object.values(localStorage).join(' ')).toContain('"kochi"');
  keepPlace(null);
  expect(keptPlace()).toBeNull();
  expect(Object.values(localStorage).join(' ')).not.toContain('kochi');
});
