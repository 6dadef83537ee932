import type { Page } from '@playwright/test';
import { reachContact, takePhotos } from '../steps/registration/shop-form';
import { button } from '../steps/registration/fields';
import { signUp } from '../steps/sign-up';
import { whenAlive } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

/** Runs in the page: all that the browser keeps, by where it keeps it. */
async function keptHere() {
  const request = indexedDB.open('aaspaas-drafts', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('photos'));
  const database = await new Promise<IDBDatabase>((resolve) =>
    request.addEventListener('success', () => resolve(request.result)),
  );
  const all = database.transaction('photos').objectStore('photos').getAllKeys();
  const photos = await new Promise<unknown[]>((resolve) =>
    all.addEventListener('success', () => resolve(all.result)),
  );
  database.close();
  return {
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    photos: photos.map(String).toSorted(),
  };
}

/** Somebody has tried the other types before, set a pin, and begun as an agent. */
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
  await reachContact(page);
  await keepOthers(page);
  const before = await page.evaluate(keptHere);
  expect(before.session).toEqual(expect.arrayContaining(['businessPin', 'contactDetails']));
  expect(before.photos).toContain('businessPhotos');
  await button(page, 'Submit').click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await expect
    .poll(
      () => page.evaluate(keptHere),
      'but for the payment that is asked for, who it is, and another matter',
    )
    .toEqual({ local: ['agentPersonal', 'userData'], session: ['pendingPayment'], photos: [] });
  await button(page, 'Close').click();
  await expect(page).toHaveURL('/ShopProfile');
  expect((await page.evaluate(keptHere)).session).toEqual([]);
});

test('of several photos the one that was refused is taken out, and the others are sent [D-036]', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource/);
  await reachContact(page);
  await button(page, 'Back').click();
  const [, ...more] = await takePhotos(page, 3);
  await page.locator('input[type=file]').setInputFiles(more);
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(3);
  await button(page, 'Next').click();
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm password').fill('secret-1');
  const fields = { images: 'Image 2 exceeds 5MB size limit' };
  await page.route(
    '**/shop/add/shop',
    (route) => route.fulfill({ status: 400, json: { message: 'No', fields } }),
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
  await whenAlive(page);
  const heart = page.getByRole('button', { name: /^Favorite: Sampige/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => sessionStorage.setItem('deliveryWish', '{"dropAddress":"4 Park Lane"}'));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('deliveryWish'))).toBeNull();
  // Without a new page: what the page itself remembers counts.
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/16/);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
