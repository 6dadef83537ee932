import { afterEach, expect, test, vi } from 'vitest';
import { askPosition } from './device-position';

const withGeolocation = (geolocation: unknown) => vi.stubGlobal('navigator', { geolocation });

afterEach(() => vi.unstubAllGlobals());

test('asks for an exact and fresh position, and waits five seconds for it [M-280, M-281, M-615]', async () => {
  const getCurrentPosition = vi.fn<(found: (position: unknown) => void) => void>((found) =>
    found({ coords: { latitude: 12.9, longitude: 77.5, accuracy: 23.6 } }),
  );
  withGeolocation({ getCurrentPosition });
  expect(await askPosition()).toEqual({ latitude: 12.9, longitude: 77.5, accuracyM: 24 });
  expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    timeout: 5000,
    enableHighAccuracy: true,
    maximumAge: 0,
  });
});

test('says so if the browser has no geolocation [M-590]', async () => {
  withGeolocation(undefined);
  await expect(askPosition()).rejects.toThrow('Geolocation is not supported by this browser.');
});

test.each(['User denied Geolocation', 'Timeout expired', ''])(
  'asks to choose by hand when the browser says %j [M-591]',
  async (message) => {
    withGeolocation({
      getCurrentPosition: (_found: unknown, failed: (error: unknown) => void) => failed({ code: 1, message }),
    });
    await expect(askPosition()).rejects.toThrow('Unable to retrieve your location. Please select manually.');
  },
);
