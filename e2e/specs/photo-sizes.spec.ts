import type { Page } from '@playwright/test';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const widthOf = (url: string): number => Number(/-(\d+)\.webp$/.exec(url)?.[1]);
const hashOf = (url: string): string => /([^/]+)-\d+\.webp$/.exec(url)?.[1] ?? '';

/**
 * Photos further down, or to be swiped to, are fetched as one comes near them, which is sooner on a fast line than on a
 * slow one; what is near a shop is listed only then.
 */
async function seeAllPhotos(page: Page): Promise<void> {
  const photos = page.locator('img[srcset]');
  await expect(photos.nth(3)).toBeAttached();
  for (let at = 0; at < (await photos.count()); at++) {
    const photo = photos.nth(at);
    await photo.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'center' }));
    const isSeen = (image: HTMLImageElement) => image.complete && image.currentSrc !== '';
    await expect.poll(() => photo.evaluate(isSeen)).toBe(true);
  }
}

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

/** From the browser's own list: what is told of replies may come after the photo is seen. */
const loadedPhotos = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => url.includes('/media/')),
  );

for (const path of ['/NearbyShop?city=Kochi', '/shop/16']) {
  test(
    `on ${path} no photo is loaded larger than twice as wide as it is shown`,
    alsoOnDesktop,
    async ({ page }) => {
      await page.goto(path);
      if (path.startsWith('/shop/'))
        await expect(page.getByRole('region', { name: 'Services Nearby' })).toBeAttached();
      await seeAllPhotos(page);
      const shown = await shownWidths(page);
      const loaded = await loadedPhotos(page);
      expect(loaded.length).toBeGreaterThan(3);
      expect(new Set(loaded.map(hashOf)), 'all of them were seen').toEqual(new Set(shown.keys()));
      const tooLarge = loaded.filter((url) => widthOf(url) > 2 * (shown.get(hashOf(url)) ?? 0));
      expect(tooLarge).toEqual([]);
    },
  );
}
