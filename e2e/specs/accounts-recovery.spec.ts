import type { Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { codeFor } from '../steps/mailbox';
import { type NewPerson, signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

async function askForCode(page: Page, email: string) {
  const dialog = await openDialog(page, '/terms?open=login', 'Welcome Back');
  await dialog.getByLabel('Email or mobile number').fill(email);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = dialogNamed(page, 'Confirm identity');
  await expect(forgot.getByLabel('Email')).toHaveValue(email);
  await expectNoSeriousViolations(page);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  const verify = dialogNamed(page, 'Verify email');
  await expect(verify.getByText(email)).toBeVisible();
  return verify;
}

async function logIn(page: Page, { email, password }: Pick<NewPerson, 'email' | 'password'>) {
  const dialog = dialogNamed(page, 'Welcome Back');
  await dialog.getByLabel('Email or mobile number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

test('from the forgotten password to a new one [M-104..M-108] [M-266..M-270] [M-353] [M-354]', async ({
  page,
  context,
}) => {
  const person = await signUp(context);
  await context.clearCookies();
  const verify = await askForCode(page, person.email);
  await expect(verify.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  await expect(verify.getByText(/You can ask for a new code in \d+ s\./)).toBeVisible();
  await expectNoSeriousViolations(page);

  // Reading the mail means leaving the browser, which may have dropped the page meanwhile.
  const code = await codeFor(person.email);
  await page.reload();
  await verify.getByLabel('Digit 1 of 4').fill(code);
  await expect(verify.getByLabel('Digit 4 of 4')).toHaveValue(code.slice(3));
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();

  const reset = dialogNamed(page, 'Reset Password');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText('Please fill out both fields.').first()).toBeVisible();
  await reset.getByLabel('New password').fill('പുതിയത് 🌴 1');
  await reset.getByLabel('Confirm password').fill('something else');
  await reset.getByRole('button', { name: 'Show password' }).first().click();
  await expect(reset.getByLabel('New password')).toHaveAttribute('type', 'text');
  await expect(reset.getByLabel('Confirm password')).toHaveAttribute('type', 'password');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText('Passwords do not match.')).toBeVisible();
  await expectNoSeriousViolations(page);
  await reset.getByLabel('Confirm password').fill('പുതിയത് 🌴 1');
  await reset.getByRole('button', { name: 'Reset Password' }).dblclick();

  const done = dialogNamed(page, 'Password changed');
  await expect(done).toBeVisible();
  await expectNoSeriousViolations(page);
  await done.getByRole('button', { name: 'Go to Login' }).click();
  await expect(dialogNamed(page, 'Welcome Back').getByLabel('Email or mobile number')).toHaveValue(
    person.email,
  );
  await logIn(page, { email: person.email, password: 'പുതിയത് 🌴 1' });
  await expect(page).toHaveURL('/UserProfile');
});

test('looks the same for an email without an account', async ({ page }) => {
  await askForCode(page, `nobody.${crypto.randomUUID()}@example.in`);
});

test.describe('a link from a mail', () => {
  const email = 'asha@example.in';
  const reply = (json: object, status = 200) => ({
    status,
    json: { result: status === 200, message: '', ...json },
  });

  test('leads to a new password, and from there to the login', async ({ page }) => {
    await page.route('**/user/read/resetlink', (route) => route.fulfill(reply({ email })));
    await page.route('**/user/ResetPassword', (route) => route.fulfill(reply({})));
    await page.goto('/new-password#the-token');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByLabel('New password').fill('പുതിയത് 🌴 1');
    await page.getByLabel('Confirm password').fill('പുതിയത് 🌴 1');
    const sent = page.waitForRequest('**/user/ResetPassword');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    expect((await sent).postDataJSON()).toEqual({ email, password: 'പുതിയത് 🌴 1', link: 'the-token' });
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await expect(page).toHaveURL('/new-password');
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Go to Login' }).click();
    const login = dialogNamed(page, 'Welcome Back');
    await expect(login.getByLabel('Email or mobile number')).toHaveValue(email);
  });

  test('that does not work any more leads to a new one, and its token goes to no server', async ({
    page,
    watch,
  }) => {
    watch.expectError(/403/);
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto('/new-password#made-up-token');
    await expect(page.getByRole('alert')).toHaveText(
      'This link does not work any more. Please ask for a new one.',
    );
    await expectNoSeriousViolations(page);
    await page.getByRole('link', { name: 'Ask for a new one' }).click();
    await expect(dialogNamed(page, 'Confirm identity')).toBeVisible();
    expect(urls.filter((url) => url.split('#')[0]?.includes('made-up-token'))).toEqual([]);
  });
});
