import type { Page } from '@playwright/test';
import { startSlowConnection } from '../server/slow-connection';
import { storeShopDrafts } from '../steps/registration/drafts';
import { fillIn, newOwner } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

const megabyte = 1024 * 1024;
const fourMegabits = 500_000;
const photoCount = 4;
/** Of those that arrive, the replies to these get lost. */
const lostPhotos = [2, 4];

/** Photos of about four megabytes, as a phone's camera makes them: full of detail that shrinking removes. */
async function takeLargePhotos(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    const picture = pen.createImageData(4000, 3000);
    let state = 1;
    for (let at = 0; at < picture.data.length; at += 4) {
      const x = (at / 4) % 4000;
      if (x % 2 === 0) state = (state * 1103515245 + 12345) & 0x7fffffff;
      // Neighbouring pixels are as much too light as too dark, so that a smaller copy is smooth.
      const grain = ((state >> 16) & 31) * (x % 2 === 0 ? 1 : -1);
      const light = 120 + ((at / 16000) % 80) / 2 + grain;
      picture.data.set([light, light + 10, light - 10, 255], at);
    }
    pen.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  // A byte after the end of the JPEG makes different files of the same photo.
  return Array.from({ length: photoCount }, (_, index) => ({
    name: `photo ${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg, Buffer.from([index])]),
  }));
}

test('photos of 4 MB over 4 Mbit/s, replies getting lost, make exactly one listing', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const made: number[] = [];
  let photosArrived = 0;
  const connection = await startSlowConnection(baseURL ?? '', fourMegabits, (path, reply) => {
    if (path.endsWith('/photo/add/photo')) return lostPhotos.includes(++photosArrived);
    if (!path.endsWith('/shop/add/shop')) return false;
    made.push(JSON.parse(reply).sh_id);
    return made.length === 1;
  });
  const context = await browser.newContext({ baseURL: connection.url });
  try {
    const page = await context.newPage();
    await page.goto('/BrandingRegistrationform');
    await storeShopDrafts(page);
    await page.reload();
    const photos = await takeLargePhotos(page);
    expect(photos[0]?.buffer.length).toBeGreaterThan(3.5 * megabyte);
    expect(photos[0]?.buffer.length).toBeLessThan(5 * megabyte);
    await page.locator('input[type=file]').setInputFiles(photos);
    await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(photoCount, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Next' }).click();
    await fillIn(page, newOwner());
    await page.getByRole('button', { name: 'Submit' }).click();
    const paid = page.getByRole('dialog', { name: 'Complete Payment' });
    const again = page
      .getByRole('alert')
      .getByRole('button', { name: /again$/ })
      .last();
    await expect(paid.or(again)).toBeVisible({ timeout: 90_000 });
    while (!(await paid.isVisible())) {
      await again.click();
      await expect(again).toBeHidden();
      await expect(paid.or(again)).toBeVisible({ timeout: 90_000 });
    }
    expect(made).toEqual([made[0], made[0]]);
    // Photos are sent one by one, so that a lost reply costs one photo only.
    expect(photosArrived).toBe(photoCount + lostPhotos.length);
  } finally {
    await context.close();
    connection.close();
  }
});
