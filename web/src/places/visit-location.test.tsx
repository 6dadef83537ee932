import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSettings } from '../../test/settings';

const settings = { ...plainSettings, geocoderUrl: 'https://maps.example.in/reverse' };

type Ask = (
  found: (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void,
  failed: (error: { message: string }) => void,
) => void;

const here = { coords: { latitude: 12.93521, longitude: 77.62453, accuracy: 23.6 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page in a new visit, on a device that answers as the test says. */
async function open(
  ask: Ask,
  geocode: () => Promise<Response> = () => new Promise(() => {}),
  area: object | null = null,
) {
  const getCurrentPosition = vi.fn<Ask>(ask);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const answer = (url: string) =>
    url.includes('/places/') ? Promise.resolve(Response.json({ result: true, place: area })) : geocode();
  vi.stubGlobal('fetch', vi.fn<(url: string) => Promise<Response>>(answer));
  const { SessionProvider } = await import('../session/session');
  const { ToastProvider } = await import('../ui/toasts/Toast');
  const { BootProvider } = await import('../api/boot');
  const { useVisitLocation } = await import('./visit-location');
  const Page = () => {
    const { location, refresh } = useVisitLocation();
    return (
      <button type="button" onClick={refresh}>
        {JSON.stringify(location)}
      </button>
    );
  };
  const draw = () =>
    render(
      <BootProvider boot={{ user: null, settings, replies: {}, now: 0 }}>
        <ToastProvider>
          <SessionProvider>
            <Page />
          </SessionProvider>
        </ToastProvider>
      </BootProvider>,
    );
  draw();
  return { getCurrentPosition, draw };
}

const location = () => JSON.parse(screen.getByRole('button').textContent ?? '') as Record<string, unknown>;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('gives up after five seconds, neither sooner nor later [M-280, M-615]', async () => {
  await open(() => {});
  await wait(4999);
  expect(location()).toEqual({ state: 'detecting' });
  await wait(1);
  expect(location()).toEqual({
    state: 'failed',
    says: 'Unable to retrieve your location. Please select manually.',
  });
});

test('accepts an answer that comes after that', async () => {
  let answer = () => {};
  await open((found) => {
    answer = () => found(here);
  });
  await wait(6000);
  answer();
  await wait(6000);
  expect(location()).toMatchObject({ state: 'found' });
});

test('does not wait longer for the map service, and accepts its late answer [M-282, M-283]', async () => {
  let reply = (_response: Response) => {};
  await open(
    (found) => found(here),
    () => new Promise((resolve) => (reply = resolve)),
  );
  await wait(5000);
  expect(location()).toEqual({
    state: 'found',
    position: { latitude: 12.935, longitude: 77.625 },
    text: 'Current Location (Accuracy: 24m)',
    city: null,
  });
  reply(Response.json({ address: { road: 'MG Road', city: 'Bengaluru' } }));
  await wait(0);
  expect(location()).toMatchObject({ text: 'MG Road, Bengaluru', city: 'Bengaluru' });
});

test.each([
  [Response.json({ error: 'Unable to geocode' })],
  [Response.json({ address: { city: 7, road: null } })],
  [Response.json(null)],
  [new Response('<html>', { status: 200 })],
  [new Response('', { status: 429 })],
])('has no name for the place when the map service answers something else [M-283]', async (response) => {
  await open(
    (found) => found(here),
    async () => response,
  );
  await wait(0);
  expect(location()).toMatchObject({ state: 'found', text: 'Current Location (Accuracy: 24m)', city: null });
});

const koramangala = {
  key: '560034-koramangala',
  name: 'Koramangala',
  pin: '560034',
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  latitude: 12.934,
  longitude: 77.622,
};

test('without the map service the nearest area and PIN code name the position, and are remembered [D-099]', async () => {
  await open(
    (found) => found(here),
    async () => new Response('', { status: 500 }),
    koramangala,
  );
  await wait(0);
  expect(location()).toMatchObject({
    text: 'Koramangala · 560034',
    city: null,
    place: { key: koramangala.key },
  });
  expect(JSON.parse(localStorage.getItem('aaspaas.place') ?? '')).toEqual({ ...koramangala, isHere: true });
});

test('a place that is remembered is not asked for', async () => {
  localStorage.setItem('aaspaas.place', JSON.stringify(koramangala));
  const { getCurrentPosition } = await open((found) => found(here));
  await wait(0);
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('asks once per visit, and again when told to', async () => {
  const { getCurrentPosition, draw } = await open((_found, failed) => failed({ message: 'denied' }));
  await wait(0);
  expect(location()).toMatchObject({ state: 'failed' });
  cleanup();
  draw();
  await wait(0);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button').click());
  expect(getCurrentPosition).toHaveBeenCalledTimes(2);
});
