import type { Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { openDialog } from '../steps/dialogs';
import { neverAnswer } from '../steps/network';
import { forgetHowToShrink } from '../steps/photo-files';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const open = (page: Page) => openDialog(page, '/terms?open=profile', 'User Profile');

/** A real photo, drawn by the browser itself. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = 'teal';
    pen?.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('shows what is known, with nothing serious against it [M-119] [M-120]', async ({ page, context }) => {
  const person = await signUp(context);
  const dialog = await open(page);
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await expect(dialog.getByLabel('Location')).toHaveValue(person.address);
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Update Profile' })).toBeEnabled();
  await expectNoSeriousViolations(page);
});

test('saves name, place and photo, and goes home [M-121] [M-533, D-047]', async ({ page, context }) => {
  await signUp(context);
  const dialog = await open(page);
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) };
  await dialog.getByLabel('Photo').setInputFiles(photo);
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
  await dialog.getByLabel('Name').fill('ആശ മേനോൻ');
  await dialog.getByLabel('Location').fill('Fort Kochi 🌴');
  await dialog.getByRole('button', { name: 'Update Profile' }).dblclick();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/UserProfile');
  await expect(page.getByRole('banner').locator('img[src^="/media/"]')).toBeVisible();
  await open(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('ആശ മേനോൻ');
  await expect(dialog.getByLabel('Location')).toHaveValue('Fort Kochi 🌴');
});

test('has the button off while anything is wrong [M-358..M-363]', async ({ page, context }) => {
  await signUp(context);
  const dialog = await open(page);
  const update = dialog.getByRole('button', { name: 'Update Profile' });
  for (const [label, wrong, sentence] of [
    ['Name', '', 'Name is required'],
    ['Name', 'Asha 2', 'Name can only contain letters and spaces'],
    ['Location', 'x', 'Location must be at least 2 characters'],
    ['Email', 'asha', 'Please enter a valid email address'],
    ['Email', `${'a'.repeat(90)}@example.in`, 'Email must be less than 100 characters'],
  ] as const) {
    const field = dialog.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(wrong);
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(update).toBeDisabled();
    await field.fill(before);
    if (wrong !== '' || label !== 'Name') await expect(update).toBeEnabled();
  }
  const files = [
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
    ],
    [
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
      'Image file size must be less than 5MB',
    ],
  ] as const;
  await forgetHowToShrink(page);
  for (const [file, sentence] of files) {
    await dialog.getByLabel('Photo').setInputFiles(file);
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(update).toBeDisabled();
    await dialog.getByRole('button', { name: 'Keep the old photo' }).click();
    await expect(update).toBeEnabled();
  }
});

test('shows how far the photo has come, and gives up after a minute of silence [M-534]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signUp(context);
  await neverAnswer(page, 'user/edit/profile');
  const dialog = await open(page);
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) };
  await dialog.getByLabel('Photo').setInputFiles(photo);
  const isSending = page.waitForRequest('**/user/edit/profile');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Updating profile...' })).toBeVisible();
  await isSending;
  await page.clock.fastForward(60_000);
  await expect(dialog.getByText('Failed to save profile. Please try again.')).toBeVisible();
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
});

test('says when saving failed, and keeps what was typed [M-534]', async ({ page, context, watch }) => {
  watch.expectError(/500/);
  await signUp(context);
  await page.route('**/user/edit/profile', (route) => route.fulfill({ status: 500, json: {} }));
  const dialog = await open(page);
  await dialog.getByLabel('Name').fill('Asha Menon');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(dialog.getByText('Failed to save profile. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Menon');
});
