import type { Page, Route } from '@playwright/test';
import { button } from '../steps/locators';
import { agentPaths, alertOf, fillPasswords, newAgent, openStep } from '../steps/registration/agent-form';
import { startWithAgentDraft, storeShopDrafts } from '../steps/registration/drafts';
import { fillIn, newOwner } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

const sendPhoto = '**/photo/add/photo';
const notSent = (page: Page) => page.getByRole('list', { name: 'Photos not sent' }).getByRole('listitem');

/** Photos of noise, which stay large when they are compressed. */
async function takeDetailedPhotos(page: Page, count: number) {
  const photos = await page.evaluate((many) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
    const pen = canvas.getContext('2d');
    return Array.from({ length: many }, () => {
      const pixels = Uint8ClampedArray.from({ length: 600 * 600 * 4 }, () => Math.random() * 256);
      pen?.putImageData(new ImageData(pixels, 600, 600), 0, 0);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    });
  }, count);
  return photos.map((base64, index) => ({
    name: `photo ${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** Counts the requests to a path, and aborts those that `isLost` names. */
async function loseSome(page: Page, path: string, isLost: (number: number) => boolean) {
  const sent = { times: 0 };
  await page.route(path, async (route: Route) => {
    sent.times += 1;
    return isLost(sent.times) ? route.abort() : route.continue();
  });
  return sent;
}

test('a photo that a bad connection has lost is sent again by itself, and makes one listing', async ({
  page,
  watch,
}) => {
  watch.expectError(/net::ERR_FAILED/);
  await page.goto('/BrandingRegistrationform');
  await storeShopDrafts(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(await takeDetailedPhotos(page, 4));
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(4);
  await button(page, 'Next').click();
  await fillIn(page, newOwner());
  const forms: string[] = [];
  await page.route('**/shop/add/shop', (route) => {
    forms.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    return route.continue();
  });
  // The first photo is lost once and sent again unnoticed; the third and fourth are lost every time.
  const photos = await loseSome(page, sendPhoto, (number) => [1, 4, 5, 6, 7, 8].includes(number));
  await button(page, 'Submit').tap();
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your internet connection.',
  );
  await expect(notSent(page)).toHaveText([/photo 3\.jpg/, /photo 4\.jpg/]);
  expect([photos.times, forms.length]).toEqual([7, 0]);

  await notSent(page).nth(0).getByRole('button', { name: 'Try again' }).tap();
  await expect.poll(() => photos.times).toBe(8);
  await expect(notSent(page)).toHaveCount(2);
  await notSent(page).nth(0).getByRole('button', { name: 'Try again' }).tap();
  await expect(notSent(page)).toHaveText([/photo 4\.jpg/]);
  const reply = page.waitForResponse('**/shop/add/shop');
  await notSent(page).getByRole('button', { name: 'Try again' }).tap();
  expect((await (await reply).json()).result).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  expect([photos.times, forms.length]).toEqual([10, 1]);
  expect(forms[0]?.match(/name="image"/g)).toHaveLength(4);
  expect(await page.evaluate(() => sessionStorage.getItem('sentPhotos'))).toBeNull();
});

test('a reload in the middle sends only the photos that have not arrived', async ({ page, watch }) => {
  watch.expectError(/net::ERR_FAILED/);
  const agent = newAgent();
  await startWithAgentDraft(page, agent);
  await openStep(page, agentPaths.details);
  await page.getByLabel('Vehicle type').fill('Scooter');
  await page.getByLabel('Choose photos').setInputFiles(await takeDetailedPhotos(page, 3));
  await expect(page.getByRole('list', { name: 'Licence images' }).getByRole('img')).toHaveCount(3);
  await button(page, 'Next').tap();
  await openStep(page, agentPaths.contact);
  await fillPasswords(page, agent);
  const photos = await loseSome(page, sendPhoto, (number) => number === 3 || number === 4);
  await button(page, 'Submit').tap();
  await expect(alertOf(page)).toContainText(
    'Registration failed. Please check your connection and try again.',
  );
  await button(page, 'OK').tap();
  await expect(notSent(page)).toHaveText([/photo 3\.jpg/]);
  expect(photos.times).toBe(4);
  await page.reload();
  await fillPasswords(page, agent);
  await button(page, 'Submit').tap();
  await expect(alertOf(page)).toContainText('Registration successful!');
  expect(photos.times).toBe(5);
});
