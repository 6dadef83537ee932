import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { waitForHydration } from './hydration';
import { openSearch } from './search-sheet';
import { expect } from './test';

export const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
export const found = (page: Page) => page.getByRole('region', { name: 'Search result' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Of the list; those on the map are not among them. */
export const cards = (page: Page) => found(page).locator('ul:not([aria-label]) > li article');
export const detail = (page: Page) => page.getByRole('region', { name: 'Shop details' });
export const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Of the shops; the visitor's own marker is not among them. */
export const markers = (page: Page) => mapOf(page).locator('.pin:not(.pin-you, .pin-middle)');

/** Of the pin that was pressed: a popup, or on phones the card that the strip on the map stands at. */
export const cardOnMap = (page: Page) => {
  const strip = page.getByRole('list', { name: 'Results on the map' });
  return mapOf(page)
    .getByRole('article')
    .or(strip.getByRole('article').filter({ has: page.locator('[aria-current]') }));
};

export async function openFinder(page: Page, query = ''): Promise<void> {
  await page.goto(`/ServiceFinder${query}`);
  await waitForHydration(page);
}

/** Presses one of 'Frequently Searched Items', which stand in the search sheet. */
export async function pressFrequent(page: Page, name: string): Promise<void> {
  const sheet = await openSearch(page);
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** On phones the map is one tap away; on computers it stands beside the list. */
export async function showMap(page: Page): Promise<void> {
  const toggle = page.getByRole('link', { name: 'Map', exact: true });
  await expect(toggle.or(mapOf(page)).first()).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  await expect(mapOf(page)).toBeVisible();
}

export async function showList(page: Page): Promise<void> {
  const toggle = page.getByRole('link', { name: 'List', exact: true });
  await expect(found(page)).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  await expect(toggle).toBeHidden();
}

/** The dots of where one is, or searches. */
export const dot = (page: Page, name: string) => mapOf(page).locator(`.pin[aria-label="${name}"]`);

/** Where a marker's tip is, in pixels from the middle of the map. */
export async function tipOf(page: Page, name: string): Promise<{ right: number; down: number }> {
  const { x, y, width, height } = await fromMiddle(mapOf(page).getByRole('button', { name, exact: true }));
  return { right: x + width / 2, down: y + height };
}

/** Where a dot is, in pixels from the middle of the map. */
export async function middleOfDot(page: Page, name: string): Promise<{ right: number; down: number }> {
  const { x, y, width, height } = await fromMiddle(dot(page, name));
  return { right: x + width / 2, down: y + height / 2 };
}

/** Both at one moment: a pin may be drawn anew at the next. */
const fromMiddle = (pin: Locator) =>
  pin.evaluate((element) => {
    const map = element.closest('.leaflet-container')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - (map.x + map.width / 2), y: y - (map.y + map.height / 2), width, height };
  });

/** The titles of the markers. */
export const marked = (page: Page): Promise<string[]> =>
  markers(page).evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));

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
export async function answerLists(
  context: BrowserContext,
  list: readonly object[],
  best?: number,
): Promise<void> {
  await context.route(isListCall, (route) =>
    route.fulfill({ json: { result: true, message: '', list, more: false, best } }),
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
    params: { search, city: 'Bangalore', sh_shop_or_service: 'service' },
  });
  const { list } = (await reply.json()) as { list: ShopRecord[] };
  expect(list.length).toBeGreaterThan(3);
  return list;
}

type Fingers = readonly (readonly [right: number, down: number])[];

/** Fingers on the map, in pixels from its middle, and where they move to. */
export async function touchMap(page: Page, from: Fingers, to: Fingers): Promise<void> {
  await mapOf(page).scrollIntoViewIfNeeded();
  const map = await mapOf(page).boundingBox();
  if (!map) throw new Error('there is no map');
  const pointsOf = (fingers: Fingers) =>
    fingers.map(([right, down], id) => ({
      id,
      x: Math.round(map.x + map.width / 2 + right),
      y: Math.round(map.y + map.height / 2 + down),
    }));
  const steps = [0.25, 0.5, 0.75, 1].map((part) =>
    from.map(([right, down], finger): [number, number] => {
      const [toRight, toDown] = to[finger] ?? [right, down];
      return [right + (toRight - right) * part, down + (toDown - down) * part];
    }),
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsOf(from) });
  for (const step of steps)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsOf(step) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** As a hand moves the map: with the mouse, or with two fingers on a phone. */
export async function moveMap(page: Page, isMobile: boolean, right: number, down: number): Promise<void> {
  if (isMobile) {
    const fingers = (dx: number, dy: number): Fingers => [
      [dx - 30, dy],
      [dx + 30, dy],
    ];
    return touchMap(page, fingers(-right / 2, -down / 2), fingers(right / 2, down / 2));
  }
  const map = await mapOf(page).boundingBox();
  if (!map) throw new Error('there is no map');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x - right / 2, y - down / 2);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 5 });
  await page.mouse.up();
}
