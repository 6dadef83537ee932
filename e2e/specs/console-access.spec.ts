import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeAt } from '../../api/test/app-codes';
import { expectNoViolations } from '../steps/accessibility';
import { enterConsole, logIn, makeAdmin } from '../steps/console';
import { waitForHydration } from '../steps/hydration';
import { letProofAge } from '../steps/let-proof-age';
import { linkFor } from '../steps/mailbox';
import { expect, test } from '../steps/test';

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' });

async function makeNewCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
}

/** One of the codes that are shown now. */
async function keptCode(page: Page): Promise<string> {
  const codes = await page.getByRole('listitem').allTextContents();
  return codes.find((text) => /^\w{5}-\w{5}$/.test(text)) ?? '';
}

test('a new admin is led to the second step, sets it up with an app and keeps ten recovery codes', async ({
  page,
  context,
}) => {
  await logIn(context, await makeAdmin(context));
  await page.goto('/admin');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expectNoViolations(page);
  const letters = (await page.locator('code').textContent()) ?? '';
  const input = page.getByLabel('6-digit code');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');

  await input.fill('12345');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Enter the 6 digits that the app shows')).toBeVisible();
  await input.fill(codeAt(letters, Date.now()));
  await input.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })).toHaveCount(10);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On since')).toBeVisible();
  await expect(page.getByText('You have 10 left')).toBeVisible();
});

test('ten minutes after the code an action asks for it again, says what is wrong with it and then goes on; without the phone a recovery code will do [D-102]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/40[03]/);
  const admin = await enterConsole(context);
  await page.goto('/admin/two-step');
  await waitForHydration(page);
  await test.step('nine minutes after, nothing is asked', async () => {
    await letProofAge(admin.email, 9);
    await makeNewCodes(page);
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });
  const kept = await keptCode(page);
  let newest = '';
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await test.step('ten minutes after, a recovery code will do', async () => {
    await letProofAge(admin.email, 1);
    await makeNewCodes(page);
    const dialog = codeDialog(page);
    await expect(dialog.getByLabel('6-digit code')).toBeFocused();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'I do not have my phone' }).click();
    await dialog.getByLabel('Recovery code').fill(kept.toLowerCase());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await page.getByRole('button', { name: 'I have kept them' }).click();
  });

  await test.step('in a new session: closed, nothing is done; wrong, it says so; right, it goes on', async () => {
    await logIn(context, admin);
    await makeNewCodes(page);
    const dialog = codeDialog(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You have 10 left')).toBeVisible();
    await makeNewCodes(page);
    const input = dialog.getByLabel('6-digit code');
    await input.fill('000000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This code is not right.')).toBeVisible();
    await input.fill(admin.code());
    await input.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    newest = await keptCode(page);
  });

  await test.step('with the password alone a page has nothing but the question for the code', async () => {
    await logIn(context, admin);
    await page.goto('/admin/customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    await expect(page.getByRole('table')).toHaveCount(0);
    await waitForHydration(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'I do not have my phone' }).click();
    await page.getByLabel('Recovery code').fill(newest);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('a chief invites a cashier, who chooses a password by the mailed link and sees what a cashier may; with another grade the session is over [D-102]', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectError(/40[13]/);
  await enterConsole(context);
  await page.goto('/admin/admins');
  await waitForHydration(page);
  const email = `ravi.${randomBytes(5).toString('hex')}@example.in`;
  await test.step('the invitation', async () => {
    await page.getByRole('button', { name: 'Invite an admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite an admin' });
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Ravi Kumar');
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Grade').selectOption('cashier');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`${email} gets a mail`)).toBeVisible();
  });

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const his = await other.newPage();
  await test.step('the cashier chooses a password and logs in', async () => {
    await his.goto(await linkFor(email, 'new-password'));
    await his.getByLabel('New password', { exact: true }).fill('lantern-tabla-42');
    await his.getByLabel('Confirm password', { exact: true }).fill('lantern-tabla-42');
    await his.getByRole('button', { name: 'Reset Password' }).click();
    await expect(his.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await logIn(other, { email, password: 'lantern-tabla-42' });
  });
  await test.step('the menu has payments and no settings, and a page that is not for cashiers says so', async () => {
    await his.goto('/admin/payments');
    const menu = his.getByRole('navigation', { name: 'Console', includeHidden: true });
    await expect(menu.getByRole('link', { name: 'Payments', includeHidden: true })).toHaveCount(1);
    for (const label of ['Settings', 'Admins', 'Security'])
      await expect(menu.getByRole('link', { name: label, includeHidden: true })).toHaveCount(0);
    for (const path of ['/admin/settings', '/admin/admins', '/admin/security']) {
      await his.goto(path);
      await expect(his.getByRole('heading', { name: 'Not with your account' })).toBeVisible();
    }
  });
  await test.step('another grade ends the session', async () => {
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'Change grade of Ravi Kumar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Grade of Ravi Kumar' });
    await dialog.getByLabel('Grade').selectOption('viewer');
    await dialog.getByRole('button', { name: 'Change the grade' }).click();
    await expect(page.getByText('Ravi Kumar is viewer now')).toBeVisible();
    await his.goto('/admin/payments');
    await expect(his.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  });
  await other.close();
});

test('the security log is filtered in the url, and can be read before scripts', async ({
  browser,
  baseURL,
  context,
}) => {
  const admin = await enterConsole(context);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  });
  const page = await plain.newPage();
  await page.goto('/admin/security');
  await page.getByLabel('Whose').fill(admin.email);
  await page.getByLabel('What', { exact: true }).selectOption('two-step on');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/event=two-step\+on&account=/);
  await expect(page.getByText('1 event', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'second step set up' })).toBeVisible();
  await plain.close();
});
