import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, json, show } from '../../../test/harness';
import { ClockCheck, TilesCheck } from './BrowserChecks';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noon = new Date('2026-03-16T06:30:00Z').getTime();
const second = 1000;
const agree = 'The server’s clock and yours agree.';

/** Asks a server whose clock is ahead of this device's; each way of the question takes so long. */
function askClock(aheadMs: number, { thereMs = 0, backMs = 0 } = {}): void {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  answering({
    '/console/read/clock': () => {
      vi.setSystemTime(noon + thereMs);
      const now = new Date(Date.now() + aheadMs).toISOString();
      vi.setSystemTime(noon + thereMs + backMs);
      return json(200, { result: true, now });
    },
  });
  show(<ClockCheck />);
}

test.each([
  [0, agree],
  [19.9 * second, agree],
  [-19.9 * second, agree],
  [20 * second, 'The server’s clock and yours differ by half a minute.'],
  [-20 * second, 'The server’s clock and yours differ by half a minute.'],
  [3 * 60 * second, 'The server’s clock and yours differ by 3 minutes.'],
  [-26 * 60 * 60 * second, 'The server’s clock and yours differ by 26 hours.'],
])('a server whose clock is %i ms ahead', async (aheadMs, says) => {
  askClock(aheadMs);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByText(says === agree ? 'In order' : 'Needs attention')).toBeTruthy();
});

test.each([
  { thereMs: 60 * second, backMs: 0 },
  { thereMs: 0, backMs: 60 * second },
  { thereMs: 30 * second, backMs: 30 * second },
])('a slow connection is no wrong clock: %o', async (way) => {
  askClock(0, way);
  expect(await screen.findByText(agree)).toBeTruthy();
});

test('a clock that is wrong by more than the connection is slow is found', async () => {
  askClock(60 * second, { thereMs: 5 * second, backMs: 5 * second });
  expect(await screen.findByText('The server’s clock and yours differ by half a minute.')).toBeTruthy();
});

test('a server that does not answer tells nothing about its clock', async () => {
  answering({ '/console/read/clock': () => json(500, {}) });
  show(<ClockCheck />);
  expect(screen.getByText('Your browser is looking.')).toBeTruthy();
  expect(await screen.findByText('The server did not say what time it is.')).toBeTruthy();
  expect(screen.getByText('Not known yet')).toBeTruthy();
});

/** The pictures that were asked for. */
function watchTiles(): HTMLImageElement[] {
  const asked: HTMLImageElement[] = [];
  vi.stubGlobal(
    'Image',
    class extends Image {
      constructor() {
        super();
        asked.push(this);
      }
    },
  );
  return asked;
}

test.each([
  ['load', 'The pictures of the map come.', 'In order'],
  ['error', 'The pictures of the map do not come; the map is drawn without them.', 'Needs attention'],
])('a picture of the map that ends with %s', (event, says, word) => {
  const tiles = watchTiles();
  show(<TilesCheck />, null, { tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png' });
  expect(tiles.map(({ src }) => src)).toEqual(['https://a.tiles.example/0/0/0.png']);
  expect(screen.getByText('Your browser is looking.')).toBeTruthy();
  act(() => void tiles[0]?.dispatchEvent(new Event(event)));
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByText(word)).toBeTruthy();
});

test('a server without pictures of the map is asked for none', () => {
  const tiles = watchTiles();
  show(<TilesCheck />, null, { tileUrl: 'none' });
  expect(tiles).toEqual([]);
  expect(screen.getByText('The map is drawn without pictures.')).toBeTruthy();
});
