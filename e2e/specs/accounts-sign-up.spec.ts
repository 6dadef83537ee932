import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { newPerson, type NewPerson, signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const path = '/terms?open=sign-up';
const open = (page: Page) => openDialog(page, path, 'Sign Up');
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Sign Up' });

async function fill(dialog: Locator, person: NewPerson) {
  await dialog.getByLabel('Name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Mobile number').fill(person.mobile);
  await dialog.getByLabel('Address').fill(person.address);
  await dialog.getByLabel('District').fill(person.district);
  await dialog.getByLabel('State').fill(person.state);
  await dialog.getByLabel('ZIP code').fill(person.zip_code);
  await dialog.getByLabel('New password').fill(person.password);
  await dialog.getByLabel('Confirm password').fill(person.password);
  await dialog.getByLabel('I Agree with the Terms and conditions').check();
}

test('has every field, with the right keyboards, and nothing serious [M-110..M-112]', async ({ page }) => {
  const dialog = await open(page);
  for (const [label, keyboard, token] of [
    ['Name', null, 'name'],
    ['Email', 'email', 'email'],
    ['Mobile number', 'numeric', 'tel-national'],
    ['Address', null, 'street-address'],
    ['District', null, 'address-level2'],
    ['State', null, 'address-level1'],
    ['ZIP code', 'numeric', 'postal-code'],
    ['New password', null, 'new-password'],
    ['Confirm password', null, 'new-password'],
  ] as const) {
    const field = dialog.getByLabel(label);
    if (keyboard) await expect(field).toHaveAttribute('inputmode', keyboard);
    await expect(field).toHaveAttribute('autocomplete', token);
  }
  await expectNoSeriousViolations(page);
  await submitOf(dialog).click();
  await expect(dialog.getByText('Please agree to the terms and conditions.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectNoSeriousViolations(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogNamed(page, 'Welcome Back')).toBeVisible();
});

test('makes an account with a Malayalam name and an emoji in the password [M-525] [M-526]', async ({
  page,
}) => {
  const dialog = await open(page);
  await fill(dialog, {
    ...newPerson(),
    name: 'ആശ നായർ',
    address: '12, എം ജി റോഡ്, കൊച്ചി',
    password: 'തേങ്ങ🥥🌴',
  });
  await submitOf(dialog).click();
  await expect(page.getByText('Account created successfully! Welcome to Aaspaas!')).toBeVisible();
  await expect(page).toHaveURL('/UserProfile');
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(dialogNamed(page, 'Your account').getByText('ആശ നായർ')).toBeVisible();
});

test('knows an email that has an account already, and the ways on from there [M-521, D-095]', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  watch.expectError(/409/);
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const person = await signUp(context);
  await context.clearCookies();
  const dialog = await open(page);
  await fill(dialog, { ...newPerson(), email: person.email.toUpperCase() });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'An account with this email or mobile number already exists.',
  );
  const ask = dialog.getByRole('link', { name: 'This number is mine, but not that account' });
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=Hello%20Aaspaas/);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Recover that account' }).click();
  const forgot = page.getByRole('dialog', { name: 'Confirm identity' });
  await expect(forgot.getByLabel('Email')).toHaveValue(person.email);
});

test('left by Back while it welcomes, the newcomer is signed in all the same', async ({ page }) => {
  await page.goto('/terms');
  const dialog = await open(page);
  await fill(dialog, newPerson());
  await submitOf(dialog).click();
  await expect(page.getByText('Account created successfully! Welcome to Aaspaas!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/UserProfile');
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
});
