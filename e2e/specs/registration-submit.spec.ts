import type { Page } from '@playwright/test';
import { button } from '../steps/locators';
import { readForms } from '../steps/network';
import { takePhotos } from '../steps/photo-files';
import { storeShopDrafts } from '../steps/registration/drafts';
import { basics, fillIn, newOwner, reachContactStep } from '../steps/registration/shop-form';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const addShop = '**/shop/add/shop';

test('whatever the server answers, the form stays and says so [R-193, R-198, R-195, R-377..R-385]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  const owner = await reachContactStep(page);
  const error = page.getByRole('alert').filter({ hasText: /\w/ });
  const answers: readonly (readonly [status: number, message: string, says: string, field?: string])[] = [
    [200, 'We are closed today', 'We are closed today'],
    [200, '', 'Registration failed. Please try again.'],
    [400, 'Bad email', 'Email already exists or is invalid', 'Email address'],
    [400, 'Bad phone', 'Phone number already exists', 'Primary contact number'],
    [400, 'The map is upside down', 'The map is upside down'],
    [400, '', 'Invalid data provided'],
    [409, 'Anything', 'Account already exists with this information'],
    [500, 'Anything', 'Server error. Please try again later.'],
    [403, '', 'Registration failed. Please try again.'],
  ];
  for (const [status, message, says, field] of answers) {
    await page.route(addShop, (route) => route.fulfill({ status, json: { result: false, message } }), {
      times: 1,
    });
    await button(page, 'Submit').click();
    await expect(error).toContainText(says);
    await expect(page.getByRole('status').getByText(says).first()).toBeVisible();
    if (field) {
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.locator('[data-invalid]').getByText(says)).toBeVisible();
    }
    await expect(page).toHaveURL('/ContactInfoform');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(owner.Password);
  }
});

test('with an email that is taken the form stays as typed, with ways on that fit a small phone [R-378, D-095]', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  watch.expectError(/409/);
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const person = await signUp(context);
  await context.clearCookies();
  const owner = await reachContactStep(page);
  await page.getByLabel('Email address').fill(person.email);
  await button(page, 'Submit').click();
  const error = page.getByRole('alert').filter({ hasText: 'Account already exists with this information' });
  await expect(
    error.getByRole('link', { name: 'This number is mine, but not that account' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=Hello%20Aaspaas/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await error.getByRole('button', { name: 'Recover that account' }).click();
  const forgot = page.getByRole('dialog', { name: 'Confirm identity' });
  await expect(forgot.getByLabel('Email')).toHaveValue(person.email);
  await page.goBack();
  await expect(forgot).toBeHidden();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(owner.Password);
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
});

test('a reply that got lost is asked for again, by the same page or the next, and makes one listing [R-384]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  const made: number[] = [];
  const lose = (target: Page) =>
    target.route(
      addShop,
      async (route) => {
        made.push((await (await route.fetch()).json()).sh_id);
        await route.abort();
      },
      { times: 1 },
    );
  const owner = await reachContactStep(page);
  await lose(page);
  await button(page, 'Submit').tap();
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your internet connection.',
  );
  await lose(page);
  await button(page, 'Try again').tap();
  await expect.poll(() => made.length).toBe(2);
  await expect(button(page, 'Try again')).toBeVisible();
  // The phone kills the tab; the next tab has everything but the password.
  await page.close();
  const later = await context.newPage();
  await later.goto('/ContactInfoform');
  await fillIn(later, owner);
  const reply = later.waitForResponse(addShop);
  await button(later, 'Submit').click();
  made.push((await (await reply).json()).sh_id);
  await expect(later.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  expect(new Set(made).size).toBe(1);
});

test('an earlier step that is missing is named, and nothing is sent without it [R-199, R-370, D-026]', async ({
  page,
}) => {
  let calls = 0;
  await page.route(addShop, (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/ContactInfoform');
  await expect(page.getByText('Loading previous data...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Business type' })).toHaveAttribute(
    'href',
    '/RegistrationJoin?then=contact',
  );
  await storeShopDrafts(page);
  await page.evaluate(() => localStorage.setItem('businessInfo', '{"shop_name":"A"}'));
  await page.reload();
  await fillIn(page, newOwner());
  await button(page, 'Submit').click();
  await expect(page.getByText('Loading previous data...')).toBeVisible();
  const link = page.getByRole('alert').getByRole('link', { name: 'Basic Business & Shop Location Info' });
  await link.click();
  await expect(page).toHaveURL('/BusinessRegistrationForm?then=contact');
  await expect(page.getByLabel('Shop name')).toHaveValue('A');
  expect(calls).toBe(0);
});

test('what breaks a rule on the server leads back to its step', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await reachContactStep(page);
  const fields = { shopName: 'Shop name is required', images: 'Image 1 exceeds 5MB size limit' };
  const said = { images: { template: 'Image {n} exceeds 5MB size limit', params: { n: 1 } } };
  const json = { message: 'No', fields, said };
  await page.route(addShop, (route) => route.fulfill({ status: 400, json }), { times: 1 });
  await button(page, 'Submit').click();
  const error = page.getByRole('alert');
  await expect(error.getByRole('link', { name: 'Basic Business & Shop Location Info' })).toBeVisible();
  // The photo can be removed here; the other fields are sent as they are.
  await error.getByRole('button', { name: 'Remove photo 1.jpg' }).click();
  await readForms(page.context());
  const sent = page.waitForRequest(addShop);
  await button(page, 'Submit').click();
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
  expect(body).toContain('name="shop_name"');
  expect(body).not.toContain('name="image"');
});

test('photos by drop or picker, and what is said about the others [R-046, R-047, R-048, R-395, R-396, R-397, R-405, R-123, D-036]', async ({
  page,
  context,
}) => {
  const alert = page.getByRole('alertdialog');
  const zone = page.locator('input[type=file]');
  const tiles = page.getByRole('listitem').getByRole('img');
  await page.goto('/BrandingRegistrationform');
  await storeShopDrafts(page);
  await page.reload();
  await expect(zone).toBeVisible();
  const drop = async (...files: readonly (readonly [name: string, type: string, bytes: number])[]) => {
    const dataTransfer = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const [name, type, bytes] of list)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    }, files);
    await zone.dispatchEvent('drop', { dataTransfer });
  };
  await drop(['notes.txt', 'text/plain', 10]);
  await expect(alert).toContainText('No valid image files found. Please drop image files only.');
  await button(page, 'OK').click();
  await drop(
    ['notes.txt', 'text/plain', 10],
    ['large.jpg', 'image/jpeg', 50 * 1024 * 1024 + 1],
    ['broken.png', 'image/png', 99],
  );
  await expect(alert).toContainText('Some files could not be uploaded:');
  await expect(alert.getByRole('listitem')).toHaveText([
    'notes.txt: Only image files are allowed',
    'large.jpg: File 2 exceeds 5MB size limit',
  ]);
  await button(page, 'OK').click();
  // A file that is called .png and is no photo has the message on its own tile.
  await expect(page.getByRole('listitem').filter({ hasText: 'broken.png' })).toContainText(
    'Invalid or corrupted image file',
  );
  await button(page, 'Try again').click();
  await expect(page.getByText('Invalid or corrupted image file')).toBeVisible();
  await button(page, 'Remove broken.png').click();
  await expect(page.getByText('broken.png')).toBeHidden();

  const photos = await takePhotos(page, 8);
  await zone.setInputFiles(photos.slice(0, 3));
  await expect(tiles).toHaveCount(3);
  await zone.setInputFiles(photos);
  await expect(alert).toContainText(
    'Cannot upload 8 files. Maximum 10 images allowed. You currently have 3 images.',
  );
  await button(page, 'OK').click();
  // Duplicates are found by content: under another name, after shrinking, and within one pick.
  const [first, , , fourth] = photos;
  if (!first || !fourth) throw new Error('no photos were taken');
  await zone.setInputFiles([{ ...first, name: 'copy.jpg' }, fourth, { ...fourth, name: 'again.jpg' }]);
  await expect(alert.getByRole('listitem')).toHaveText([
    'copy.jpg: This photo is there already',
    'again.jpg: This photo is there already',
  ]);
  await button(page, 'OK').click();
  await expect(tiles).toHaveCount(4);
  await button(page, 'Remove photo 4').click();
  await button(page, 'Remove photo 2').click();
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(1)).toHaveAttribute('alt', 'photo 3.jpg');
  // A phone that needs memory for the camera kills the tab: the next tab has the same step and photos.
  await page.getByLabel('Shop description').fill('തിരക്കുള്ള തെരുവ് 😀');
  await page.close();
  const later = await context.newPage();
  await later.goto('/BrandingRegistrationform');
  await expect(later.getByRole('listitem').getByRole('img')).toHaveCount(2);
  await expect(later.getByLabel('Shop description')).toHaveValue('തിരക്കുള്ള തെരുവ് 😀');
  const texts = await later.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(texts).not.toContain('photo 1.jpg');
});

test('a browser that keeps nothing says so on Next, and keeps what was typed [R-201]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/BusinessRegistrationForm');
  await fillIn(page, basics);
  await page.locator('label.choice', { hasText: 'Grocery' }).click();
  await button(page, 'Next').click();
  await expect(
    page.getByText('An error occurred while saving your information. Please try again.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/BusinessRegistrationForm');
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
});
