import type { Browser, Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { type NewPerson, signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** The same person on another device, with a page open. */
async function enterElsewhere(browser: Browser, baseURL: string | undefined, person: NewPerson) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: iPhone });
  const { email, password } = person;
  const reply = await context.request.post('/aaspaas/user/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  const page = await context.newPage();
  await page.goto('/terms');
  await waitForHydration(page);
  return { context, page };
}

async function openDevices(page: Page) {
  const settings = await openDialog(page, '/terms?open=settings', 'Settings');
  await settings.getByRole('button', { name: 'Your devices' }).click();
  return dialogNamed(page, 'Your devices');
}

/** A page notices at its next call that its session was ended. */
async function expectLoggedOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
}

test('shows one’s devices and logs out another, which is out at its next click', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUp(context);
  const phone = await enterElsewhere(browser, baseURL, person);
  const devices = await openDevices(page);
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(
    / · this device\s*Last used \d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2} [AP]M/,
  );
  await expect(rows.nth(1)).toContainText('Safari on iPhone');
  await expect(rows.nth(1)).not.toContainText('this device');
  await expectNoSeriousViolations(page);
  await devices.getByRole('button', { name: /^Log out Safari on iPhone/ }).dblclick();
  await expect(page.getByText('The device is logged out.')).toBeVisible();
  await expect(rows.nth(1)).toHaveText(/^Safari on iPhone.*Logged out$/);
  await expect(rows.getByRole('button')).toHaveCount(1);
  await expectLoggedOut(phone.page);
  await phone.context.close();
  await expect((await openDevices(page)).getByRole('listitem')).toHaveCount(1);
});
