import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { lossyNetwork } from '../steps/lazy/lost-scripts';
import { takePhotos } from '../steps/photo-files';
import { registerAgent } from '../steps/register-agent';
import { description, storeShopDrafts } from '../steps/registration/drafts';
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

const changeTo = async (page: Page, name: string) => {
  await page.locator('footer').getByRole('link', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en-IN' : 'hi-IN');
  await waitForHydration(page);
};

test('a change of language keeps the page and what is in it, and the choice is kept', async ({
  page,
  context,
}) => {
  await test.step('the page and its search [G-087]', async () => {
    await page.goto('/NearbyShop?search=bakery&city=Kochi');
    await waitForHydration(page);
    await changeTo(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/NearbyShop?search=bakery&city=Kochi');
  });
  await test.step('what is chosen is offered on the device, and no page leads elsewhere [G-086]', async () => {
    await page.goto('/terms');
    await waitForHydration(page);
    await expect(page).toHaveURL('/terms');
    const line = page.locator('body > p').getByRole('link', { name: 'हिन्दी' });
    await line.click();
    await expect(page).toHaveURL('/hi/terms');
  });
  await test.step('a step of a registration, its draft and its photos [G-087]', async () => {
    await storeShopDrafts(page);
    await page.goto('/BrandingRegistrationform');
    await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 2));
    const photos = page.getByRole('listitem').getByRole('img');
    await expect(photos).toHaveCount(2);
    const text = page.locator('main textarea');
    await text.fill(`${description} Since 1990.`);
    await changeTo(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/BrandingRegistrationform');
    await expect(text).toHaveValue(`${description} Since 1990.`);
    await expect(photos).toHaveCount(2);
  });
  await test.step('a form that has no draft [G-087]', async () => {
    await registerAgent(context);
    await page.goto('/hi/DeliveryProfile');
    const place = page.locator('main form input[name=location]');
    await place.fill('Edapally');
    await page.locator('main form select[name=workType]').selectOption('Contract');
    await changeTo(page, 'English');
    await expect(page).toHaveURL('/DeliveryProfile');
    await expect(place).toHaveValue('Edapally');
    await expect(page.getByLabel('Work type')).toHaveValue('Contract');
  });
});

test('at the foot of a page in another language one says what reads wrong', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|Failed to load resource/);
  const network = await lossyNetwork(page);
  await page.goto('/hi/terms');
  await waitForHydration(page);
  const title = page.getByRole('heading', { level: 1 });
  await title.selectText();
  const wrong = (await title.textContent()) ?? '';
  network.lose(['CorrectionDialog']);
  await page.locator('footer button[value=correction]').click();
  await expect(page.getByRole('dialog', { name: inHindi('Not loaded') })).toBeVisible();
  await network.restore();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('textarea[name=wrong]')).toHaveValue(wrong);
  await dialog.locator('textarea[name=better]').fill('शर्तें और नियम');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/hi/terms');
  await page.goto('/terms');
  await expect(page.locator('footer button[value=correction]')).toHaveCount(0);
});
