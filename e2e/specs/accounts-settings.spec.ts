import { readFile } from 'node:fs/promises';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';
import { dismissToasts } from '../steps/toasts';

const path = '/terms?open=settings';

test('has three views, with nothing serious against them [M-123..M-125] [M-323]', async ({
  page,
  context,
}) => {
  await signUp(context);
  const settings = await openDialog(page, path, 'Settings');
  await expectNoSeriousViolations(page);
  await settings.getByRole('button', { name: 'Change password' }).click();
  const password = dialogNamed(page, 'Change password');
  await expect(password.getByLabel('Current password')).toBeVisible();
  await expectNoSeriousViolations(page);
  await password.getByRole('button', { name: 'Back to settings' }).click();
  await settings.getByRole('button', { name: 'Delete account' }).click();
  const deletion = dialogNamed(page, 'Delete account');
  await expect(
    deletion.getByText(
      'Are you sure you want to delete your account? This action cannot be undone. All your data will be permanently removed.',
    ),
  ).toBeVisible();
  await expectNoSeriousViolations(page);
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/terms');
});

test('is reached from the avatar menu, and Back leaves both', async ({ page, context }) => {
  await signUp(context);
  await page.goto('/terms');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await dialogNamed(page, 'Your account').getByRole('button', { name: 'Settings' }).click();
  await expect(dialogNamed(page, 'Settings')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/terms');
});

test('a changed password logs out, and is the one to log in with [M-277] [M-355] [M-356] [M-541]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/400/);
  const person = await signUp(context);
  const settings = await openDialog(page, path, 'Settings');
  await settings.getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogNamed(page, 'Change password');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await dialog.getByLabel('Confirm new password').fill('other');
  await submit.click();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(dialog.getByText('New passwords do not match')).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill('secret-two 🌴');
  await dialog.getByLabel('Confirm new password').fill('secret-two 🌴');
  await submit.click();
  await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
  await expect(dialog.getByText('Failed to change password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(person.password);
  await submit.click();
  await expect(page.getByText('Password changed successfully! You will be logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await dismissToasts(page);
  await page.getByRole('button', { name: 'Login / Register' }).click();
  const login = dialogNamed(page, 'Welcome Back');
  await login.getByLabel('Email or mobile number').fill(person.email);
  await login.getByLabel('Password', { exact: true }).fill('secret-two 🌴');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/UserProfile');
});

test('a deleted account is gone [M-278] [M-542]', async ({ page, context, watch }) => {
  watch.expectError(/401/);
  const person = await signUp(context);
  const settings = await openDialog(page, path, 'Settings');
  await settings.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Yes, Delete Account' }).dblclick();
  await expect(page.getByText('Account deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await dismissToasts(page);
  await page.getByRole('button', { name: 'Login / Register' }).click();
  const login = dialogNamed(page, 'Welcome Back');
  await login.getByLabel('Email or mobile number').fill(person.email);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByRole('alert')).toHaveText('Invalid email or password.');
});

test('gives people their own data as a file', async ({ page, context }) => {
  const person = await signUp(context);
  const settings = await openDialog(page, path, 'Settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aaspaas-my-data.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(person.email);
  expect(text).not.toContain('argon2');
});
