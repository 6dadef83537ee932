import { statSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startSlowConnection } from '../server/slow-connection';
import { storeShopDrafts } from '../steps/registration/drafts';
import { fillIn, newOwner } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

const megabyte = 1024 * 1024;
const fourMegabits = 500_000;
const photoCount = 2;
/** Of the photos that arrive, the reply to this one gets lost. */
const lostPhoto = 2;

/** The files of photos of about four megabytes, as a phone's camera makes them: full of detail that shrinking removes. */
async function takeLargePhotos(page: Page): Promise<string[]> {
  const base64 = await page.evaluate(() => {
    const drawn = (width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      if (pen) draw(pen);
      return canvas;
    };
    const detail = drawn(400, 400, (pen) => {
      const picture = pen.createImageData(400, 400);
      let state = 1;
      for (let at = 0; at < picture.data.length; at += 4) {
        const isLeft = (at / 4) % 2 === 0;
        if (isLeft) state = (state * 1103515245 + 12345) & 0x7fffffff;
        // Neighbouring pixels are as much too light as too dark, so that a smaller copy is smooth.
        const light = 140 + ((state >> 16) & 31) * (isLeft ? 1 : -1);
        picture.data.set([light, light + 10, light - 10, 255], at);
      }
      pen.putImageData(picture, 0, 0);
    });
    const photo = drawn(4000, 3000, (pen) => {
      pen.fillStyle = pen.createPattern(detail, 'repeat') ?? '';
      pen.fillRect(0, 0, 4000, 3000);
    });
    return photo.toDataURL('image/jpeg', 0.91).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Array.from({ length: photoCount }, (_, index) => {
    const path = test.info().outputPath(`photo ${index}.jpg`);
    // A byte after the end of the JPEG makes different files of the same photo.
    writeFileSync(path, Buffer.concat([jpeg, Buffer.from([index])]));
    return path;
  });
}

test('photos of 4 MB over 4 Mbit/s, replies getting lost, make exactly one listing', async ({
  browser,
  baseURL,
}) => {
  const made: number[] = [];
  let photosArrived = 0;
  const connection = await startSlowConnection(baseURL ?? '', fourMegabits, (path, reply) => {
    if (path.endsWith('/photo/add/photo')) return ++photosArrived === lostPhoto;
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
    const { size } = statSync(photos[0] ?? '');
    expect(size).toBeGreaterThan(3.5 * megabyte);
    expect(size).toBeLessThan(5 * megabyte);
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
    expect(photosArrived).toBe(photoCount + 1);
  } finally {
    await context.close();
    connection.close();
  }
});
