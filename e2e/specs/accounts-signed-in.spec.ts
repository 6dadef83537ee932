import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest, signInAs } from '../steps/sign-in-as';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

test.describe('the avatar menu', () => {
  test('shows name, role and ways on, My Profile to a page of their own [M-118] [M-241] [M-424]', async ({
    page,
    context,
  }) => {
    // Axe runs three times, which takes long on a busy machine.
    for (const [person, label, home] of [
      ['customer', 'User', null],
      ['owner', 'Shop Owner', '/ShopProfile'],
      ['agent', 'Delivery Staff', '/DeliveryProfile'],
    ] as const) {
      await test.step(person, async () => {
        await becomeGuest(page);
        await signInAs(context, person);
        await page.goto('/terms');
        await waitForHydration(page);
        await page.getByRole('button', { name: 'Profile', exact: true }).click();
        const dialog = dialogNamed(page, 'Your account');
        await expect(dialog.getByText(label, { exact: true })).toBeVisible();
        for (const name of ['My Profile', 'Settings', 'Logout']) {
          await expect(dialog.getByRole('button', { name })).toBeVisible();
        }
        await expectNoSeriousViolations(page);
        if (home === null) return;
        await dialog.getByRole('button', { name: 'My Profile' }).click();
        await expect(page).toHaveURL(home);
      });
    }
  });

  test("logs out: userData goes, '/' opens, and the server agrees [M-275] [M-276]", async ({
    page,
    context,
  }) => {
    await signUp(context);
    const dialog = await openDialog(page, '/terms?open=account', 'Your account');
    expect(await page.evaluate(() => localStorage.getItem('userData'))).not.toBeNull();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
    await page.goto('/UserProfile');
    await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
  });

  test('asks before it logs out; afterwards Back leads to no sheet of the person who left', async ({
    page,
    context,
  }) => {
    await signUp(context);
    await page.goto('/terms');
    await waitForHydration(page);
    const profile = page.getByRole('button', { name: 'Profile', exact: true });
    const dialog = dialogNamed(page, 'Your account');
    await profile.click();
    await dialog.getByRole('link', { name: /^Deliveries/ }).click();
    await expect(page).toHaveURL(/\/AssignDelivery/);
    await profile.click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out of this device?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    // Each sheet was a step of its own.
    for (const path of ['AssignDelivery', 'AssignDelivery', 'terms']) {
      await page.evaluate(async () => {
        const isThere = new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
        });
        history.back();
        await isThere;
      });
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('stays logged in when the network is gone, and says so', async ({ page, context, watch }) => {
    watch.expectError(/ERR_|Failed to load/);
    await signUp(context);
    const dialog = await openDialog(page, '/terms?open=account', 'Your account');
    await page.route('**/user/logout', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Network error. Please check your internet connection.')).toBeVisible();
    await expect(dialog).toBeVisible();
  });
});

test.describe('the stored user', () => {
  test('is removed when nobody is signed in, whatever it is [M-205]', async ({ page }) => {
    await page.goto('/terms');
    await waitForHydration(page);
    for (const value of ['{not json', '"a string"', 'null', '{"role":"admin","u_id":1}']) {
      await test.step(value, async () => {
        await page.evaluate((text) => localStorage.setItem('userData', text), value);
        await page.reload();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
        await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
      });
    }
  });

  test('gives way to the guest when the session has ended meanwhile', async ({ page, context, watch }) => {
    watch.expectError(/401/);
    await signUp(context);
    const dialog = await openDialog(page, '/terms?open=settings', 'Settings');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
    await expect(dialogNamed(page, 'Welcome Back')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/terms');
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  });
});
