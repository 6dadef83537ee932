import jsQR from 'jsqr';
import type { Locator, Page } from '@playwright/test';
import { button } from '../steps/locators';
import { reachContactStep } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

/** What a phone reads from a screenshot of the code. */
async function scan(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { dots, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { dots: [...data], width: bitmap.width, height: bitmap.height };
  }, picture);
  return jsQR(new Uint8ClampedArray(dots), width, height)?.data;
}

test('the code on the page pays the same as its link: amount, payee and reference, also in the dark [R-093..R-095, D-015]', async ({
  page,
}) => {
  await reachContactStep(page);
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  const code = dialog.getByRole('img', { name: 'QR code to pay by UPI' });
  await expect(code).toBeVisible();
  const link = await dialog.getByRole('link', { name: 'Open UPI app' }).getAttribute('href');
  const details = dialog.locator('dl');
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      expect(await scan(page, code)).toBe(link);
    });
  }
  const fields = new URLSearchParams(link?.split('?')[1]);
  expect([fields.get('am'), fields.get('cu')]).toEqual(['500.00', 'INR']);
  await expect(details).toContainText('₹500');
  for (const name of ['pa', 'pn', 'tn']) await expect(details).toContainText(fields.get(name) ?? 'nothing');
});
