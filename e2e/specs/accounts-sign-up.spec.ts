import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { newMobile } from '../steps/fresh';
import { newPerson, type NewPerson, signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const path = '/terms?open=sign-up';
const open = (page: Page) => openDialog(page, path, 'Sign Up');
/** What the form asks for. */
interface Typed {
  readonly name: string;
  readonly contact: string;
  readonly password: string;
}

const typedBy = ({ name, mobile, password }: NewPerson): Typed => ({ name, contact: mobile, password });
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Sign Up' });

const contactOf = (dialog: Locator) => dialog.getByLabel('Mobile number or email');

async function fill(dialog: Locator, { name, contact, password }: Typed) {
  await dialog.getByLabel('Name').fill(name);
  await contactOf(dialog).fill(contact);
  await dialog.getByLabel('New password').fill(password);
}

async function expectFields(
  dialog: Locator,
  fields: readonly (readonly [label: string, keyboard: string | null, token: string])[],
) {
  for (const [label, keyboard, token] of fields) {
    const field = dialog.getByLabel(label);
    if (keyboard) await expect(field).toHaveAttribute('inputmode', keyboard);
    await expect(field).toHaveAttribute('autocomplete', token);
  }
}

test('has three fields, with the right keyboards, and nothing serious [M-110..M-112, D-108]', async ({
  page,
}) => {
  const dialog = await open(page);
  await expectFields(dialog, [
    ['Name', null, 'name'],
    ['Mobile number or email', 'email', 'username'],
    ['New password', null, 'new-password'],
  ]);
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  await expect(dialog.getByText('I Agree with the Terms and conditions')).toBeVisible();
  await expectNoSeriousViolations(page);
  await submitOf(dialog).click();
  await expect(dialog.getByText('Please fix the errors above before submitting.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectNoSeriousViolations(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogNamed(page, 'Welcome Back')).toBeVisible();
});

test('the address is asked for later, by the rules of a sign-up, and fills in a delivery [M-110, M-337, M-341, D-108]', async ({
  page,
  context,
}) => {
  const { name, password } = newPerson();
  const account = { name, mobile: newMobile(), password };
  await context.request.post('/aaspaas/user/register', { data: account });
  const dialog = await openDialog(page, '/terms?open=address', 'Your address');
  await expectFields(dialog, [
    ['Address', null, 'street-address'],
    ['District', null, 'address-level2'],
    ['State', null, 'address-level1'],
    ['PIN code', 'numeric', 'postal-code'],
  ]);
  await expectNoSeriousViolations(page);
  await dialog.getByLabel('Address').fill('12 MG Rd.');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Address must be at least 10 characters')).toBeVisible();
  await expect(dialog.getByText('PIN code is required')).toBeVisible();
  await dialog.getByLabel('PIN code').fill('560034');
  await expect(dialog.getByLabel('District')).not.toHaveValue('');
  await dialog.getByLabel('Address').fill('12, MG Road, near the temple');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/shop/16-sampige-bakes-coffee?open=assign&shop=16');
  await expect(page.getByRole('textbox', { name: 'Drop address' })).toHaveValue(
    /^12, MG Road, near the temple, .+, 560034$/,
  );
});

test('makes an account with a Malayalam name and an emoji in the password [M-525] [M-526]', async ({
  page,
}) => {
  const dialog = await open(page);
  await fill(dialog, {
    ...typedBy(newPerson()),
    name: 'ആശ നായർ',
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
  await fill(dialog, { ...typedBy(person), contact: person.email.toUpperCase() });
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
  await fill(dialog, typedBy(newPerson()));
  await submitOf(dialog).click();
  await expect(page.getByText('Account created successfully! Welcome to Aaspaas!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/UserProfile');
  await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
});
