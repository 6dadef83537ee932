import type { BrowserContext, Page, Request } from '@playwright/test';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { waitForHydration } from './hydration';
import { expect } from './test';

export const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
export const found = (page: Page) => page.getByRole('region', { name: /^Discover Nearby/ });
export const detail = (page: Page) => page.getByRole('region', { name: 'Shop details' });
export const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Of the shops; the visitor's own marker is not among them. */
export const markers = (page: Page) => mapOf(page).locator('.pin:not(.pin-you, .pin-middle)');

export async function openFinder(page: Page, query = ''): Promise<void> {
  await page.goto(`/ServiceFinder${query}`);
  await waitForHydration(page);
}

/** Where a marker's tip is, in pixels from the middle of the map. */
export async function tipOf(page: Page, name: string): Promise<{ right: number; down: number }> {
  const [map, pin] = await Promise.all([
    mapOf(page).boundingBox(),
    mapOf(page).getByRole('button', { name, exact: true }).boundingBox(),
  ]);
  if (!map || !pin) throw new Error(`${name} is not on the map`);
  return {
    right: pin.x + pin.width / 2 - (map.x + map.width / 2),
    down: pin.y + pin.height - (map.y + map.height / 2),
  };
}

/** A place as the map draws it, in pixels from the middle of Bangalore. */
export function pixelsFromCentre(place: { latitude: number; longitude: number }, zoom: number) {
  const worldPx = 256 * 2 ** zoom;
  const y = (latitude: number) =>
    Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  return {
    right: ((place.longitude - 77.5946) / 360) * worldPx,
    down: (y(12.9716) - y(place.latitude)) * worldPx,
  };
}

export const isListCall = (url: URL): boolean => url.pathname.endsWith('/shop/list/shop');

/** Collects the parameters of the list calls that the page makes, in order. */
export function listenToLists(page: Page) {
  const asked: Record<string, string>[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (isListCall(url)) asked.push(Object.fromEntries(url.searchParams));
  });
  return asked;
}

/** From now on list calls are answered with these shops. */
export async function answerLists(context: BrowserContext, list: readonly object[]): Promise<void> {
  await context.route(isListCall, (route) =>
    route.fulfill({ json: { result: true, message: '', list, more: false } }),
  );
}

/** From now on list calls wait. The function that it returns makes them fail. */
export async function holdLists(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(isListCall, async (route) => {
    await released;
    await route.abort();
  });
  return release;
}

/** Shops of Bangalore, as the server lists them. */
export async function someShops(context: BrowserContext, search: string): Promise<ShopRecord[]> {
  const reply = await context.request.get('/aaspaas/shop/list/shop', {
    params: { search, city: 'Bangalore' },
  });
  const { list } = (await reply.json()) as { list: ShopRecord[] };
  expect(list.length).toBeGreaterThan(3);
  return list;
}
