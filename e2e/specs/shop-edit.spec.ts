import type { Locator, Page } from '@playwright/test';
import { seriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { readForms } from '../steps/network';
import { pngOf } from '../steps/photo-files';
import { allButBasics, editElsewhere, registerShop } from '../steps/register-shop';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

const editor = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit shop' });
const tab = (page: Page, name: string): Locator => editor(page).getByRole('tab', { name });
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save changes' }).click();
const answers = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/aaspaas/${path}`, (route) => route.fulfill({ status, json }));

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editor(page)).toBeVisible();
}

test('a visitor sees a demo shop and cannot edit it [M-029, M-042, M-197, M-202, M-438, M-439, D-009, D-052]', async ({
  page,
  context,
}) => {
  await page.goto('/ShopProfile?open=edit-shop');
  await expect(page.getByText('Demo profile')).toBeVisible();
  await expect(page.getByRole('link', { name: /Contact Now/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(editor(page)).toHaveCount(0);
  await page.goto('/ShopProfileLayout');
  await expect(page.getByText('Demo profile')).toBeVisible();
  await signInAs(context, 'customer');
  await page.goto('/shop/16');
  await waitForHydration(page);
  // Until one scrolls past it, the round one above says the same.
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await page.getByRole('heading', { name: 'Opening Hours' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /Contact Now/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('an owner finishes a listing that was begun in haste [M-011, M-198..M-200, M-254, M-256, M-257, M-316, M-319, M-320, M-480, M-482, M-584, D-026, D-060]', async ({
  page,
  context,
}) => {
  const { shopId } = await registerShop(context);
  await page.goto('/ShopProfile');
  await test.step('the page says what is missing, and has the card with its tabs', async () => {
    for (const name of ['Contact Now', 'WhatsApp'])
      await expect(page.getByRole('link', { name: `${name} Meera Beauty Parlour` }).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Reviews/ }).click();
    await expect(page.getByText(/No reviews yet/)).toBeVisible();
  });
  await test.step('what is missing opens its own tab', async () => {
    await page.getByRole('button', { name: 'Add photos' }).click();
    await expect(tab(page, 'Gallery')).toHaveAttribute('aria-selected', 'true');
    await expect(editor(page).getByRole('tab')).toHaveText([
      'Basic Info',
      'Location & Working Hours',
      'Gallery',
      'Delivery & Contact Info',
    ]);
  });
  await test.step('new photos are marked, and taken out without a call', async () => {
    const photos = [pngOf(60, 60, 'front.png'), pngOf(61, 60, 'inside.png')];
    await editor(page)
      .getByLabel(/Choose photos/)
      .setInputFiles(photos);
    await expect(editor(page).getByText('New', { exact: true })).toHaveCount(2);
    await editor(page).getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(editor(page).getByText('New', { exact: true })).toHaveCount(1);
  });
  await test.step('basics, with a category of another list still among the choices', async () => {
    await tab(page, 'Basic Info').click();
    await expect(editor(page).getByRole('radio', { name: 'Salon' })).toBeChecked();
    await editor(page).getByLabel('Shop description').fill('മുടി, ചർമ്മം 💇\nCome in!');
    await editor(page).getByLabel('Products and services').fill('Haircut');
    await editor(page).getByRole('button', { name: 'Add', exact: true }).click();
    expect(await seriousViolations(page)).toEqual([]);
  });
  await test.step('days Monday to Saturday at first, full time or certain hours', async () => {
    await tab(page, 'Location & Working Hours').click();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
      await expect(editor(page).getByRole('checkbox', { name: day })).toBeChecked();
    await expect(editor(page).getByRole('checkbox', { name: 'Sun' })).not.toBeChecked();
    await editor(page)
      .getByRole('radio', { name: /Full time/ })
      .check({ force: true });
    await expect(editor(page).getByLabel('Opening time, hour')).toHaveCount(0);
    await editor(page)
      .getByRole('radio', { name: /Part time/ })
      .check({ force: true });
    await editor(page).getByLabel('Opening time, hour').selectOption('10:00');
  });
  await test.step('delivery by its short names', async () => {
    await tab(page, 'Delivery & Contact Info').click();
    await editor(page).getByRole('radio', { name: 'Own staff' }).check({ force: true });
    await editor(page).getByRole('radio', { name: 'Home Service' }).check({ force: true });
    await editor(page).getByLabel('Alternate phone').fill('+91+91 98123 45678');
    await expect(editor(page).getByLabel('Alternate phone')).toHaveValue('9812345678');
  });
  await readForms(context);
  const sent = page.waitForRequest('**/shop/edit/shop');
  const refetched = page.waitForResponse('**/shop/list/shop');
  await save(page);
  expect((await sent).postData()).toContain('[Monday Tuesday Wednesday Thursday Friday Saturday]');
  await expect(page.getByText('Shop details updated successfully!')).toBeVisible();
  await refetched;
  await expect(editor(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByText('മുടി, ചർമ്മം 💇')).toBeVisible();
  await expect(page.getByText('10:00 AM – 10:00 PM').first()).toBeVisible();
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await expect(page.locator('img[src^="/media/"]').first()).toBeVisible();
  await test.step('the same editor on the shop’s own page, for the owner [M-184, M-185]', async () => {
    await page.goto(`/shop/${shopId}`);
    await openEditor(page);
    await expect(editor(page).getByLabel('Shop name')).toHaveValue('Meera Beauty Parlour');
  });
});

test('what is wrong is shown at its tab and its field; nothing typed is lost [M-201, M-259, M-404, M-585..M-587]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await registerShop(context, allButBasics);
  await page.goto('/ShopProfile');
  await openEditor(page);
  await test.step('ten categories and the own one, until View more [M-260]', async () => {
    await expect(editor(page).getByRole('radio')).toHaveCount(11);
    await expect(editor(page).getByRole('radio', { name: 'Salon' })).toBeChecked();
    await editor(page).getByRole('button', { name: 'View more' }).click();
    await expect(editor(page).getByRole('radio')).toHaveCount(41);
  });
  await test.step('tabs with errors are marked, and the first error has the focus', async () => {
    await editor(page).getByLabel('Shop name').fill('M');
    await tab(page, 'Location & Working Hours').click();
    await expect(editor(page).getByLabel('Opening time, hour')).toHaveValue('09:00');
    const hours = editor(page).getByLabel('Closing time, hour').locator('option');
    await expect(hours).toHaveText([
      '12',
      ...Array.from({ length: 11 }, (_, at) => String(at + 1).padStart(2, '0')),
    ]);
    await editor(page).getByLabel('Closing time, AM or PM').selectOption('AM');
    await editor(page).getByLabel('City').fill('');
    await save(page);
    await expect(tab(page, 'Basic Info has errors')).toContainText('*');
    await expect(tab(page, 'Basic Info has errors')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Location & Working Hours has errors')).toBeVisible();
    await expect(tab(page, 'Gallery')).toHaveText('Gallery');
    await expect(
      editor(page).getByText('Shop name is required and must be at least 2 characters'),
    ).toBeVisible();
    await expect(editor(page).getByLabel('Shop name')).toBeFocused();
    await editor(page).getByLabel('Shop name').fill('Meera & Daughters');
    await expect(tab(page, 'Basic Info')).toHaveText('Basic Info');
    await tab(page, 'Location & Working Hours').click();
    await expect(editor(page).getByText('City is required')).toBeVisible();
    await expect(editor(page).getByText('Closing time must be after opening time')).toBeVisible();
    await editor(page).getByLabel('City').fill('Kochi');
    await editor(page).getByLabel('Closing time, AM or PM').selectOption('PM');
  });
  await test.step('whatever the server says, or does not say', async () => {
    const alert = editor(page).getByRole('alert').filter({ visible: true });
    await answers(page, 'shop/edit/shop', 500, {});
    await save(page);
    await expect(alert).toContainText('Failed to update shop details. Please try again.');
    await answers(page, 'shop/edit/shop', 429, { result: false, message: 'Slow down a little.' });
    await save(page);
    await expect(alert).toContainText('Slow down a little.');
    await page.route('**/shop/edit/shop', (route) => route.abort());
    await save(page);
    await expect(alert).toContainText('Network error. Please check your connection.');
    await page.unrouteAll();
  });
  await test.step('Back closes the editor and keeps everything; closing asks', async () => {
    await page.goBack();
    await expect(editor(page)).toHaveCount(0);
    await openEditor(page);
    await expect(editor(page).getByText('Your unsaved changes are still here.')).toBeVisible();
    await expect(editor(page).getByLabel('Shop name')).toHaveValue('Meera & Daughters');
    await editor(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(editor(page).getByLabel('Shop name')).toHaveValue('Meera & Daughters');
  });
  await test.step('an edit from elsewhere is not overwritten without a word', async () => {
    await editElsewhere(context, { sh_name: 'From the laptop' });
    await save(page);
    await expect(editor(page).getByText(/changed somewhere else/)).toBeVisible();
    await editor(page).getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(page.getByText('Shop details updated successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meera & Daughters' })).toBeVisible();
    await expect(page.getByText('21 Temple Road, Thrissur, Kochi')).toBeVisible();
  });
});

test('deleted photos leave the server once they can no longer be brought back [M-321]', async ({
  page,
  context,
}) => {
  const { shopId } = await registerShop(context, allButBasics);
  for (const width of [60, 61]) await editElsewhere(context, { image: pngOf(width, 60) });
  const stored = async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const asked = { data: { sh_id: shopId }, headers };
    const reply = await context.request.post('/aaspaas/shop/list/shop', asked);
    const { list } = (await reply.json()) as { list: { shopimages: unknown[] }[] };
    return list[0]?.shopimages.length;
  };
  await page.clock.install();
  await page.goto('/ShopProfile');
  await openEditor(page);
  await tab(page, 'Gallery').click();
  const photos = editor(page).getByRole('list', { name: 'Photos that customers see' }).getByRole('listitem');
  const remove = () => editor(page).getByRole('button', { name: 'Delete photo 1' }).click();
  await expect(photos).toHaveCount(2);
  await remove();
  await expect(photos).toHaveCount(1);
  await page.clock.fastForward(10_000);
  await expect.poll(stored).toBe(1);

  await remove();
  await page.getByRole('button', { name: 'Delete photo', exact: true }).click();
  await expect(photos).toHaveCount(0);
  expect(await stored()).toBe(1);
  await page.clock.fastForward(10_000);
  await expect.poll(stored).toBe(0);
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
});

test('the short profile of an owner edits the shop [M-426, M-479, M-539, D-069]', async ({
  page,
  context,
}) => {
  const { email } = await registerShop(context, allButBasics);
  await page.goto('/ShopProfile?open=profile');
  const dialog = page.getByRole('dialog', { name: 'User Profile' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Meera Beauty Parlour');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByLabel('Name').fill('Meera 24/7');
  await dialog.getByLabel('Location').fill('5 Station Road, Thrissur');
  await dialog.getByLabel('Photo').setInputFiles(pngOf(60, 60));
  await readForms(context);
  const sent = page.waitForRequest('**/shop/edit/shop');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  const form = (await sent).postData() ?? '';
  for (const field of [
    'sh_id',
    'sh_name',
    'sh_email',
    'sh_city',
    'sh_address',
    'sh_state',
    'sh_primary_phone',
    'image',
  ])
    expect(form).toContain(`name="${field}"`);
  await expect(page.getByText('Shop profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/ShopProfile');
  await expect(page.getByRole('heading', { name: 'Meera 24/7' })).toBeVisible();
  await expect(page.getByText('5 Station Road, Thrissur, Thrissur')).toBeVisible();
});
