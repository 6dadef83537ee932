import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { enterConsole, logIn, makeAdmin } from '../steps/console';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' });

async function makeNewCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
}

test(
  'a new admin is led to the second step, sets it up with an app and keeps ten recovery codes',
  alsoOnDesktop,
  async ({ page, context }) => {
    await logIn(context, await makeAdmin(context));
    await page.goto('/admin');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Set it up' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
    await expectNoSeriousViolations(page);
    const letters = (await page.locator('code').textContent()) ?? '';
    const input = page.getByLabel('6-digit code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');

    await input.fill('12345');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('Enter the 6 digits that the app shows')).toBeVisible();
    await input.fill(TOTP.generate({ secret: Secret.fromBase32(letters.replaceAll(' ', '')) }));
    await input.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })).toHaveCount(10);
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('On since')).toBeVisible();
    await expect(page.getByText('You have 10 left')).toBeVisible();
    await expectNoSeriousViolations(page);
  },
);

test('a deed asks for the code once, says what is wrong with it and then goes on; without the phone a recovery code will do', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/40[03]/);
  const admin = await enterConsole(context);
  await logIn(context, admin);
  await page.goto('/admin/two-step');
  await waitForHydration(page);
  await test.step('the code of the app', async () => {
    await makeNewCodes(page);
    const dialog = codeDialog(page);
    const input = dialog.getByLabel('6-digit code');
    await expect(input).toBeFocused();
    await expectNoSeriousViolations(page);
    await input.fill('000000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This code is not right.')).toBeVisible();
    await input.fill(admin.code());
    await input.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });
  const [kept = ''] = (await page.getByRole('listitem').allTextContents()).filter((text) =>
    /^\w{5}-\w{5}$/.test(text),
  );
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await test.step('a recovery code, in another session', async () => {
    await logIn(context, admin);
    await makeNewCodes(page);
    const dialog = codeDialog(page);
    await dialog.getByRole('button', { name: 'I do not have my phone' }).click();
    await dialog.getByLabel('Recovery code').fill(kept.toLowerCase());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });

  await test.step('closing the question does nothing', async () => {
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await logIn(context, admin);
    await makeNewCodes(page);
    await page.keyboard.press('Escape');
    await expect(codeDialog(page)).toHaveCount(0);
    await expect(page.getByText('You have 10 left')).toBeVisible();
  });
});
