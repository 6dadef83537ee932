import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BootProvider } from '../api/boot';
import { forgetReplies } from '../api/use-read';
import { PinCodeField } from './PinCodeField';
import { plainSettings } from '../../test/settings';

const settings = { ...plainSettings, geocoderUrl: '' };

const places: Readonly<Record<string, object>> = {
  '560034': { name: 'Koramangala', city: 'Bangalore', district: 'Bengaluru Urban', state: 'Karnataka' },
  '682020': { name: 'Kadavanthra', city: 'Kochi', district: 'Ernakulam', state: 'Kerala' },
  '700001': { name: 'BBD Bagh', city: 'Kolkata', district: 'North 24 Parganas', state: 'West Bengal' },
};

const answer = (key: string) => {
  const place = places[key];
  const full = place && { key, pin: key, latitude: 1, longitude: 2, ...place };
  return new Response(JSON.stringify({ result: true, place: full ?? null }), {
    headers: { 'content-type': 'application/json' },
  });
};

beforeEach(() => {
  forgetReplies();
  vi.stubGlobal(
    'fetch',
    vi.fn<(url: string) => Promise<Response>>(async (url) =>
      answer(new URL(url, 'http://localhost').searchParams.get('key') ?? ''),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  const [pin, setPin] = useState('');
  const [district, setDistrict] = useState('');
  const [state, setState] = useState('');
  const fills = {
    district: { value: district, onChange: setDistrict },
    state: { value: state, onChange: setState },
  };
  return (
    <BootProvider boot={{ user: null, settings, replies: {}, now: 0 }}>
      <PinCodeField label="PIN code" name="pin" value={pin} onChange={setPin} fills={fills} />
      <input aria-label="District" value={district} onChange={(event) => setDistrict(event.target.value)} />
      <input aria-label="State" value={state} onChange={(event) => setState(event.target.value)} />
    </BootProvider>
  );
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const typePin = async (pin: string) => {
  await userEvent.clear(screen.getByLabelText('PIN code'));
  await userEvent.type(screen.getByLabelText('PIN code'), pin);
};

test('a PIN code fills what is empty, says which place it is, and another one fills anew [D-101]', async () => {
  render(<Form />);
  await typePin('560 034');
  expect(await screen.findByText('Koramangala, Bangalore, Karnataka')).toHaveProperty('role', 'status');
  expect([valueOf('District'), valueOf('State')]).toEqual(['Bengaluru Urban', 'Karnataka']);
  await typePin('682020');
  await screen.findByText('Kadavanthra, Kochi, Kerala');
  expect([valueOf('District'), valueOf('State')]).toEqual(['Ernakulam', 'Kerala']);
});

test.each(['999999', '000000'])('%s, which there is not, is told', async (pin) => {
  render(<Form />);
  await typePin(pin.slice(0, 5));
  expect(screen.getByRole('status').textContent).toBe('We fill in your district and state.');
  await typePin(pin);
  await screen.findByText('We do not know this PIN code. Please check it.');
});

test('what a person typed stays', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('District'), 'Mysuru');
  await typePin('560034');
  await screen.findByText('Koramangala, Bangalore, Karnataka');
  expect([valueOf('District'), valueOf('State')]).toEqual(['Mysuru', 'Karnataka']);
  await userEvent.type(screen.getByLabelText('State'), 's');
  await typePin('682020');
  await screen.findByText('Kadavanthra, Kochi, Kerala');
  expect([valueOf('District'), valueOf('State')]).toEqual(['Mysuru', 'Karnatakas']);
});

test('a name that the form would refuse is left to the person', async () => {
  render(<Form />);
  await typePin('700001');
  await screen.findByText('BBD Bagh, Kolkata, West Bengal');
  expect([valueOf('District'), valueOf('State')]).toEqual(['', 'West Bengal']);
});

test('an unknown PIN code is said to be so, an unfinished one is not asked about', async () => {
  render(<Form />);
  await typePin('56003');
  expect(fetch).not.toHaveBeenCalled();
  await typePin('999999');
  await screen.findByText('We do not know this PIN code. Please check it.');
});

test('without a network nothing happens', async () => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('offline')));
  render(<Form />);
  await typePin('560034');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('We fill in your district and state.');
  expect([valueOf('District'), valueOf('State')]).toEqual(['', '']);
});
