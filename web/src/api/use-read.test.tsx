import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, json, resetBetweenTests, show } from '../../test/harness';
import { listShops } from '@aaspaas/contract/shops/calls';
import { ShopSection } from '../search/ShopSection';
import { shopWith } from '../../test/shop';
import { forgetReplies, useRead } from './use-read';

resetBetweenTests();
beforeEach(forgetReplies);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (...names: string[]) =>
  json(200, {
    result: true,
    message: '',
    more: false,
    list: names.map((sh_name, at) => shopWith({ sh_name, sh_id: at + 1 })),
  });

/** What the browser says of the line, and the network that goes with it. */
function line(isUp: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
  answering({ 'limit=4': () => (isUp ? list('Anand Stores') : new TypeError('Failed to fetch')) });
}
const change = (isUp: boolean) =>
  act(async () => {
    line(isUp);
    dispatchEvent(new Event(isUp ? 'online' : 'offline'));
  });
const Shops = () => (
  <ShopSection title="Shops" reading={useRead(listShops, { limit: 4 })} more="/NearbyShop" />
);
const Services = () => (
  <ShopSection
    title="Services"
    reading={useRead(listShops, { limit: 4, sh_shop_or_service: 'service' })}
    more="/NearbyService"
  />
);
const sections = (
  <>
    <Shops />
    <Services />
  </>
);

it('waits without a word where there is no line, and reads by itself when it is back', async () => {
  line(false);
  show(sections);
  await change(false);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryByText(/fail/i)).toBeNull();
  await change(true);
  expect(await screen.findAllByRole('link', { name: 'Anand Stores' })).toHaveLength(2);
});

it('says what failed where there is a line, and tries again by itself without taking that away', async () => {
  vi.useFakeTimers();
  let isAnswered = false;
  const asked = answering({
    'limit=4': () => (isAnswered ? list('Anand Stores') : new TypeError('Failed to fetch')),
  });
  show(<Shops />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toContain('Failed to load shops');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('alert')).toBeTruthy();
  isAnswered = true;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('link', { name: 'Anand Stores' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(3);
});

it('leaves what the server refused alone', async () => {
  vi.useFakeTimers();
  const asked = answering({ 'limit=4': () => json(500, {}) });
  show(<Shops />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
});
