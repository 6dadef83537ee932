import type { Page } from '@playwright/test';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const widthOf = (url: string): number => Number(/-(\d+)\.webp$/.exec(url)?.[1]);
const hashOf = (url: string): string => /([^/]+)-\d+\.webp$/.exec(url)?.[1] ?? '';

/** By the hash of a photo, how wide it is shown; the widest, if it is shown more than once. */
async function shownWidths(page: Page): Promise<Map<string, number>> {
  const shown = await page
    .locator('img[srcset]')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc, width }) => ({ currentSrc, width })));
  const widest = new Map<string, number>();
  for (const { currentSrc, width } of shown)
    widest.set(hashOf(currentSrc), Math.max(width, widest.get(hashOf(currentSrc)) ?? 0));
  return widest;
}

for (const path of ['/NearbyShop?city=Kochi', '/shop/16']) {
  test(
    `on ${path} no photo is loaded larger than twice as wide as it is shown`,
    alsoOnDesktop,
    async ({ page }) => {
      const loaded: string[] = [];
      page.on('response', (reply) => {
        if (reply.url().includes('/media/') && reply.ok()) loaded.push(reply.url());
      });
      await page.goto(path);
      await expect.poll(() => loaded.length).toBeGreaterThan(3);
      const shown = await shownWidths(page);
      const tooLarge = loaded.filter((url) => widthOf(url) > 2 * (shown.get(hashOf(url)) ?? 0));
      expect(tooLarge).toEqual([]);
    },
  );
}
