import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import { expect, test } from 'vitest';
import { readUrl } from '../current-url/url';
import { requestedPlace } from './requested-place';
import { firstPlace } from './requests';
import type { VisitLocation } from '../places/visit-location';

const urlOf = (city: string) => readUrl(`/?city=${encodeURIComponent(city)}`);
const position = { latitude: 12.935, longitude: 77.625 };
const found = (city: string | null): VisitLocation => ({ state: 'found', text: 'x, y, z', city, position });
const place = {
  key: '560034-koramangala',
  name: 'Koramangala',
  pin: '560034',
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  latitude: 12.934,
  longitude: 77.622,
};

const inArea = { ...found('Bengaluru'), place } as VisitLocation;
const failed: VisitLocation = { state: 'failed', says: '' };

test.each<[string, VisitLocation, object]>([
  ['', failed, { city: 'Bangalore' }],
  ['', { state: 'detecting' }, { city: 'Bangalore' }],
  ['Kochi', failed, { city: 'Kochi' }],
  ['Pune, Maharashtra, India', failed, { city: 'Pune' }],
  ['', found('Bengaluru'), { city: 'Bengaluru', ...position }],
  ['', found(null), position],
  ['Bangalore', inArea, { city: 'Bangalore', ...position }],
  ['hoskote', found('Hoskote'), { city: 'hoskote', ...position }],
  ['Mumbai', inArea, { city: 'Mumbai' }],
  ['Mumbai', found(null), { city: 'Mumbai' }],
])('chosen %j while %j asks for %j [M-414, M-619, M-621, D-065]', (chosen, location, asked) => {
  expect(requestedPlace(urlOf(chosen), null, {}, location)).toEqual(asked);
});

test('a place that the device was at is asked for as such [D-086]', () => {
  const here = { here: '1' } as const;
  expect(requestedPlace(urlOf(''), 'kochi', here, failed)).toEqual({ at: 'kochi', ...here });
  expect(requestedPlace(urlOf('Pune'), 'kochi', here, failed)).toEqual({ city: 'Pune' });
});

test.each<[string, VisitLocation, string, object]>([
  ['', failed, 'kochi', { at: 'kochi' }],
  ['', found('Bengaluru'), 'kochi', { at: 'kochi' }],
  ['Pune', failed, 'kochi', { city: 'Pune' }],
  ['', inArea, place.key, { city: 'Bengaluru', ...position }],
  ['', { ...found(null), place } as VisitLocation, place.key, position],
])('chosen %j while %j and the place is %j asks for %j [D-086]', (chosen, location, at, asked) => {
  expect(requestedPlace(urlOf(chosen), at, {}, location)).toEqual(asked);
});

test('the server knows the url, and the profile of who is signed in', () => {
  const user = { place: 'kochi' } as SessionUser;
  expect(firstPlace({ url: readUrl('/?city=Aluva'), user })).toEqual({ city: 'Aluva' });
  expect(firstPlace({ url: readUrl('/?at=560034&here=1'), user })).toEqual({ at: '560034', here: '1' });
  expect(firstPlace({ url: readUrl('/'), user })).toEqual({ at: 'kochi' });
  expect(firstPlace({ url: readUrl('/'), user: null })).toEqual({ city: 'Bangalore' });
});
