import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { followLink } from '../steps/links';
import { button } from '../steps/locators';
import { storeServiceDraft } from '../steps/registration/drafts';
import { fillIn, newOwner, reachContactStep } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

/** Stops the clock of the page; the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function register(page: Page) {
  const owner = await reachContactStep(page);
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
  return { owner, dialog };
}

/** The toast covers nothing that can be read or pressed in the dialog. */
async function expectNotCovered(dialog: Locator): Promise<void> {
  await expect(dialog.getByText('Registration successful! Redirecting...')).toBeVisible();
  const covered = await dialog.evaluate(
    (element) =>
      [...element.querySelectorAll('h2, button, a, svg[role=img], dd')].filter((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isInSight = y >= 0 && y + height <= innerHeight;
        return isInSight && hit?.closest('.pointer-events-auto') && !part.closest('.pointer-events-auto');
      }).length,
  );
  expect(covered).toBe(0);
}

test(
  'the fee is asked for, said to be paid, and waited for [R-009, R-010, R-012, D-015, D-016, D-083, R-093..R-097, R-197, R-436]',
  alsoOnDesktop,
  async ({ page, context, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { dialog } = await register(page);
    await expect(dialog).toContainText('₹500');
    const toast = await dialog.getByText('Registration successful! Redirecting...').boundingBox();
    const title = await dialog.getByRole('heading', { name: 'Complete Payment' }).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the toast covers the dialog').toBeLessThan(title?.y ?? 0);
    await expectNotCovered(dialog);
    const link = dialog.getByRole('link', { name: 'Open UPI app' });
    await expect(link).toHaveAttribute(
      'href',
      /^upi:\/\/pay\?pa=aaspaas@demo-only&pn=Aaspaas&am=500\.00&cu=INR&tn=\w{12}$/,
    );
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const code = dialog.getByRole('img', { name: 'QR code to pay by UPI' });
    expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(isMobile ? 48 : 44);
    expect((await topOf(link)) < (await topOf(code)), 'a phone cannot scan its own screen').toBe(isMobile);
    expect(await topOf(link)).toBeLessThan(await topOf(button(page, 'I have completed the payment')));
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'Copy the UPI id').click();
    await expect(button(page, 'Copied the UPI id')).toBeVisible();
    expect(await copied()).toBe('aaspaas@demo-only');
    await button(page, 'Copy the reference').click();
    await expect(button(page, 'Copied the reference')).toBeVisible();
    const asked = new URL((await link.getAttribute('href')) ?? '').searchParams;
    expect(await copied()).toBe(asked.get('tn'));
    // The payment is still asked for after a reload.
    await page.reload();
    await expect(code).toBeVisible();
    await expect(page.getByText('Loading previous data...')).toBeHidden();
    await page.getByLabel('UTR').fill('1234');
    await button(page, 'I have completed the payment').click();
    await expect(dialog).toContainText('UTR must be 12 digits');
    await page.getByLabel('UTR').fill('1234 5678 9012');
    await stopClock(page);
    await button(page, 'I have completed the payment').click();
    await expect(dialog).toContainText('Please wait for the admin to update your payment status.');
    await page.clock.runFor(3900);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/ContactInfoform');
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
    // '/' leads the signed-in owner to the profile, which shows the same state.
    await expect(page).toHaveURL('/ShopProfile');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
      'You pay the yearly fee, done',
    );
    const card = page.getByRole('region', { name: 'Complete Payment' });
    await expect(card).toContainText('Please wait for the admin to update your payment status.');
    await expect(card).toContainText('UTR 123456789012');
    await expect(page.getByRole('heading', { name: 'Anand Stores' })).toBeVisible();
  },
);

test('closed without paying it leads home, and a free listing goes there by itself [R-071, R-375, R-435, D-016]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  const { dialog } = await register(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/ShopProfile');
  await page.goto('/ContactInfoform');
  await expect(dialog).toBeHidden();

  await storeServiceDraft(page);
  // Another person registers on the same phone.
  await page.context().clearCookies();
  await page.goto('/ServiceContactPage');
  // A service may register without an email.
  const { 'Email address': _email, ...owner } = newOwner();
  await fillIn(page, owner);
  const payment = {
    reference: 'R',
    amount_rupees: 0,
    payee: '',
    upi_id: '',
    state: 'due',
    utr: null,
    reason: '',
    paid_until: null,
  };
  await page.route('**/shop/add/shop', (route) =>
    route.fulfill({ json: { result: true, message: '', sh_id: 1, payment } }),
  );
  await stopClock(page);
  await button(page, 'Submit').click();
  await expect(page.getByText('Registration successful! Redirecting...')).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/ServiceContactPage');
  await page.clock.runFor(200);
  // No account has this email, so that the sign-in fails.
  await expect(page).toHaveURL('/?open=login');
});

test('where the sign-in fails the ending stays, and a way to log in is shown [D-083]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.route('**/user/login', (route) => route.abort(), { times: 1 });
  const { owner, dialog } = await register(page);
  await expect(page.getByText('You are registered. Please log in to see your profile.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/?open=login');
  await page.getByLabel('Email or mobile number').fill(owner['Email address']);
  await page.getByLabel('Password', { exact: true }).fill(owner.Password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/ShopProfile');
});

test('the profile shows a demo shop to visitors, and a way to try again when it cannot', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.goto('/RegistrationJoin');
  await waitForHydration(page);
  await page.route('**/shop/list/shop*', (route) => route.abort(), { times: 1 });
  // By a link within the app: on a page load the server would have drawn the shop itself.
  await followLink(page, '/ShopProfile');
  await button(page, 'Retry').click();
  await expect(page.getByText('Demo profile')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
