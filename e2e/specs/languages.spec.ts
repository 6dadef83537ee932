import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../steps/test';

const hindi = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../words/hi.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, string>>;

function inHindi(text: string): string {
  const words = hindi[text];
  if (!words) throw new Error(`words/hi.json lacks '${text}'`);
  return words;
}

test('the landing page speaks Hindi, before its scripts and after, and leads on in Hindi', async ({
  page,
}) => {
  await page.goto('/hi?city=Kochi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const bar = page.getByRole('navigation', { name: inHindi('Quick links') });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Shops', 'Services', 'Delivery'].map(inHindi));
  await expect(page.getByRole('heading', { name: inHindi('Be part of your neighbourhood') })).toBeVisible();
  await test.step('a link changes the page without a new load, and stays in the language', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await bar.getByRole('link', { name: inHindi('Shops') }).click();
    await expect(page).toHaveURL(/\/hi\/NearbyShop/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(inHindi('Shops'));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
  await test.step('what is loaded later has its words', async () => {
    await bar.getByRole('button').click();
    await expect(page).toHaveURL(/\/hi\/NearbyShop.*open=login/);
    await expect(page.getByRole('dialog').getByRole('button', { name: inHindi('Log in') })).toBeVisible();
  });
  await test.step('Back leads through the same pages', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/hi\?city=Kochi$/);
  });
});

test('an unknown language is a page that is not there, in English', async ({ page, watch }) => {
  watch.expectError(/404/);
  const reply = await page.goto('/xx/NearbyShop');
  expect(reply?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
