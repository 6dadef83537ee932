import type { BrowserContext, Page } from '@playwright/test';

export const koramangala = { latitude: 12.93521, longitude: 77.62453, accuracy: 23.6 };

declare global {
  interface Window {
    asked?: { found: PositionCallback; failed: PositionErrorCallback | null | undefined };
  }
}

/** The device does not answer where it is until the test says so. */
export async function holdPosition(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found, failed) => {
      window.asked = { found, failed };
    };
  });
}

export async function answerPosition(page: Page, coords: typeof koramangala): Promise<void> {
  await page.waitForFunction(() => window.asked);
  await page.evaluate((coords) => {
    // The page reads these fields only.
    window.asked?.found({ coords } as GeolocationPosition);
    delete window.asked;
  }, coords);
}

export async function refusePosition(page: Page): Promise<void> {
  await page.waitForFunction(() => window.asked);
  await page.evaluate(() => {
    // The page reads this field only.
    window.asked?.failed?.({ message: 'User denied Geolocation' } as GeolocationPositionError);
    delete window.asked;
  });
}

/** Answers for the map service, which finds the address of a position; null: it cannot be reached. Returns its requests. */
export async function standInForMaps(context: BrowserContext, address: Record<string, string> | null) {
  const asked: Record<string, string>[] = [];
  await context.route('https://nominatim.openstreetmap.org/**', (route) => {
    asked.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    if (!address) return route.abort();
    return route.fulfill({ json: { address }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}
