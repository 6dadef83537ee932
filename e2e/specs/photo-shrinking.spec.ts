import type { Page } from '@playwright/test';
import { openDialog } from '../steps/dialogs';
import { readForms } from '../steps/network';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

/** A photo as a phone stores it: large, on its side, with an EXIF entry that says how to turn it. */
async function takePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = 'rgb(255 0 0)';
    pen.fillRect(0, 0, 2000, 3000);
    pen.fillStyle = 'rgb(0 0 255)';
    pen.fillRect(2000, 0, 2000, 3000);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), turnNote(), jpeg.subarray(2)]);
}

/** EXIF with one entry: orientation 6, a quarter turn clockwise. */
function turnNote(): Buffer {
  const entry = '\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0';
  const body = Buffer.from(`Exif\0\0II*\0\x08\0\0\0${entry}`, 'latin1');
  return Buffer.concat([Buffer.of(0xff, 0xe1, 0, body.length + 2), body]);
}

/** Runs in the page: the photo's size, and its colours near the top and near the bottom. */
async function describePhoto(url: string) {
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const colourAt = (y: number) => [...(pen?.getImageData(picture.width / 2, y, 1, 1).data ?? [])];
  const [top, bottom] = [colourAt(20), colourAt(picture.height - 20)];
  return {
    width: picture.width,
    height: picture.height,
    isRedAbove: (top[0] ?? 0) > 200,
    isBlueBelow: (bottom[2] ?? 0) > 200,
  };
}

test('a photo is made small and upright before it leaves the phone', async ({ page, context }) => {
  await signUp(context);
  const dialog = await openDialog(page, '/NearbyShop?open=profile', 'User Profile');
  const photo = await takePhoto(page);
  await dialog.getByLabel('Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await readForms(context);
  const answered = page.waitForResponse(/edit\/profile/);
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  const response = await answered;
  const { requestBodySize } = await response.request().sizes();
  expect(requestBodySize).toBeGreaterThan(1000);
  expect(requestBodySize).toBeLessThan(photo.length);
  const { user } = await response.json();
  const url = String(user.picture).replace('-320.', '-1600.');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  // Without shrinking in the browser the server would have kept it 1600 pixels wide.
  expect(await page.evaluate(describePhoto, url)).toEqual({
    width: 1200,
    height: 1600,
    isRedAbove: true,
    isBlueBelow: true,
  });
});
