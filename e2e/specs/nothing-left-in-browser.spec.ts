import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { takePhotos } from '../steps/photo-files';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { reachContactStep } from '../steps/registration/shop-form';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

/** Earlier this visitor tried the other flows, set a pin, and began as an agent. */
const keepOthers = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['serviceInfo', 'bothInfo', 'serviceOperatingDetails', 'bothOperatingDetails'])
      localStorage.setItem(key, '{"shop_name":"Other Stores"}');
    localStorage.setItem('serviceRegistration', '{"description":"Other"}');
    localStorage.setItem('agentPersonal', '{"name":"Ravi"}');
    sessionStorage.setItem('businessPin', '{"latitude":9.96,"longitude":76.24}');
  });

test('a registration that has arrived leaves nothing of itself in the browser, whatever was begun before [D-016, D-027]', async ({
  page,
}) => {
  await reachContactStep(page);
  await keepOthers(page);
  const before = await keptInBrowser(page);
  expect(before.session).toEqual(expect.arrayContaining(['businessPin', 'contactDetails']));
  expect(before.photos).toHaveProperty('businessPhotos');
  await button(page, 'Submit').click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await expect
    .poll(
      () => keptInBrowser(page),
      'all that is left: the open payment, the signed-in user, and the draft of another registration',
    )
    .toEqual({ local: ['agentPersonal', 'userData'], session: ['pendingPayment'], photos: {} });
  await button(page, 'Close').click();
  await expect(page).toHaveURL('/ShopProfile');
  expect((await keptInBrowser(page)).session).toEqual([]);
});

test('of several photos the one that was refused is taken out, and the others are sent [D-036]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await reachContactStep(page);
  await button(page, 'Back').click();
  const [, ...more] = await takePhotos(page, 3);
  await page.locator('input[type=file]').setInputFiles(more);
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(3);
  await button(page, 'Next').click();
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm password').fill('secret-1');
  const fields = { images: 'Image 2 exceeds 5MB size limit' };
  const said = { images: { template: 'Image {n} exceeds 5MB size limit', params: { n: 2 } } };
  await page.route(
    '**/shop/add/shop',
    (route) => route.fulfill({ status: 400, json: { message: 'No', fields, said } }),
    {
      times: 1,
    },
  );
  await button(page, 'Submit').click();
  await page.getByRole('alert').getByRole('button', { name: 'Remove photo 2.jpg' }).click();
  await button(page, 'Back').click();
  const left = page.getByRole('listitem').getByRole('img');
  await expect(left).toHaveCount(2);
  expect(await left.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
    'photo 1.jpg',
    'photo 3.jpg',
  ]);
});

test('hearts are empty after the logout, and what was being typed is gone [M-275, D-046]', async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto('/shop/16');
  await waitForHydration(page);
  const heart = page.getByRole('button', { name: /^Favorite: Sampige/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => sessionStorage.setItem('deliveryWish', '{"dropAddress":"4 Park Lane"}'));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('deliveryWish'))).toBeNull();
  // No new page load here: the page must have forgotten by itself.
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/16/);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
