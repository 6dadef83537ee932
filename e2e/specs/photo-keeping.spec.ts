import type { Page } from '@playwright/test';
import { button } from '../steps/locators';
import { takePhotos } from '../steps/photo-files';
import { storeShopDrafts } from '../steps/registration/drafts';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { expect, test } from '../steps/test';

const branding = '/BrandingRegistrationform';
const photos = (page: Page) => page.getByRole('listitem').getByRole('img');

/** Runs in the page: the database as the first version of the site made it, with one photo of a shop in it. */
async function keepAsBefore(): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
  canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const photo = { id: 'front', name: 'front.jpg', type: 'image/jpeg', bytes: 9000, blob, isReady: true };
  const opening = indexedDB.open('aaspaas-drafts', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('photos'));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction('photos', 'readwrite');
  writing.objectStore('photos').put([photo], 'businessPhotos');
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  opening.result.close();
}

test('photos that an earlier version kept are there, and can be removed [D-027]', async ({ page }) => {
  // Any page of the site reaches the same database; this one runs no scripts that could touch it first.
  await page.goto('/healthz');
  await page.evaluate(keepAsBefore);
  await storeShopDrafts(page);
  await page.goto(branding);
  await expect(photos(page)).toHaveCount(1);
  await expect(photos(page)).toHaveAttribute('alt', 'front.jpg');
  await button(page, 'Remove photo 1').click();
  await expect(photos(page)).toHaveCount(0);
  // The screen is faster than the browser's database, and a reload may end what is being written.
  await expect.poll(async () => (await keptInBrowser(page)).photos['businessPhotos'] ?? 0).toBe(0);
  await page.reload();
  await expect(page.getByLabel('Shop description')).not.toHaveValue('');
  await expect(photos(page)).toHaveCount(0);
});

const brokenDatabases: Readonly<Record<string, () => void>> = {
  'storage is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  },
  'there is no database': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'the disk is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [where, breakDatabase] of Object.entries(brokenDatabases))
  test(`photos last as long as the tab where ${where} [R-123]`, async ({ page }) => {
    await page.addInitScript(breakDatabase);
    await page.goto(branding);
    await storeShopDrafts(page);
    await page.reload();
    await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 2));
    await expect(photos(page)).toHaveCount(2);
    await button(page, 'Next').click();
    await expect(page).toHaveURL('/ContactInfoform');
    await button(page, 'Back').click();
    await expect(photos(page)).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel('Shop description')).not.toHaveValue('');
    await expect(photos(page)).toHaveCount(0);
  });
