import { test } from '../server/own-server';
import { expectNoSeriousViolations, expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { inDialog, open, row } from '../steps/console-page';
import { letProposalAge } from '../steps/let-proposal-age';
import { waitForHydration } from '../steps/hydration';
import { expect } from '../steps/test';

// One server for all of them.
test.describe.configure({ mode: 'default' });
// Nobody listens there, so every mail fails.
test.use({ ownSettings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Aaspaas <hello@aaspaas.example>' } });
test.beforeEach(async ({ context, own }) => {
  await enterConsole(context, { command: own.command });
});

test('a price is in force at once, a wrong one is told, and an old form overwrites nothing', async ({
  page,
  context,
  watch,
}) => {
  // The old form is refused.
  watch.expectError(/409/);
  await open(page, '/admin/settings');
  const other = await context.newPage();
  await open(other, '/admin/settings');
  const price = page.getByLabel('Price in rupees');
  await price.fill('six hundred');
  await page.getByRole('button', { name: 'Save Plan' }).click();
  await expect(page.getByText('Plan price must be an amount in rupees, such as 500 or 499.50')).toBeVisible();
  await expect(price).toHaveValue('six hundred');
  await price.fill('600');
  await page.getByRole('button', { name: 'Save Plan' }).click();
  await expect(page.getByText('Saved. It is in force now.')).toBeVisible();
  await expect(price).toHaveValue('600');

  await other.getByLabel('Price in rupees').fill('700');
  await other.getByRole('button', { name: 'Save Plan' }).click();
  await expect(other.getByText('Somebody else has set this to: 600')).toBeVisible();
  await expect(other.getByLabel('Price in rupees')).toHaveValue('700');
  await other.getByRole('button', { name: 'Save Plan' }).click();
  await expect(other.getByText('Saved. It is in force now.')).toBeVisible();

  await page.goto('/terms');
  await expect(page.getByText('A listing costs ₹700 for 365 days')).toBeVisible();
  await page.goto('/admin/audit?subject=setting&thing=plan_price_rupees');
  await expect(row(page, '600 → 700')).toHaveCount(1);
  await other.close();
});

test('where payments go is tried with a rupee, confirmed an hour after the mail, and closed again', async ({
  page,
  own,
}) => {
  await open(page, '/admin/settings');
  await page.getByRole('button', { name: /(Set|Change) the UPI id/ }).click();
  await page.getByLabel('UPI id').fill('aaspaas');
  await inDialog(page, 'Go on to the test').click();
  await expect(page.getByText('UPI id must look like shopname@bank')).toBeVisible();
  await page.getByLabel('UPI id').fill('aaspaas.kochi@okbank');
  await inDialog(page, 'Go on to the test').click();
  await expect(
    page.getByRole('img', { name: 'QR code to pay one rupee to aaspaas.kochi@okbank' }),
  ).toBeVisible();
  await expect(page.getByText('Payments are closed.', { exact: true })).toBeVisible();
  await expect(page.getByText('which it has not yet: look into Mail.')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'The rupee has arrived: confirm' });
  await expect(confirm).toHaveCount(0);
  await expectNoViolations(page);

  await letProposalAge(page, own);
  await confirm.click();
  await inDialog(page, 'Send them there').click();
  await expect(page.getByText('Payments go there from now on.')).toBeVisible();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('aaspaas.kochi@okbank', { exact: true })).toBeVisible();

  await payments.getByRole('button', { name: 'Close payments' }).click();
  await inDialog(page, 'Close payments').click();
  await expect(payments.getByText('Payments are closed.', { exact: true })).toBeVisible();
});

test('a proposed UPI id is stopped', async ({ page }) => {
  await open(page, '/admin/settings');
  await page.getByRole('button', { name: /(Set|Change) the UPI id/ }).click();
  await page.getByLabel('UPI id').fill('thief@okbank');
  await inDialog(page, 'Go on to the test').click();
  await page.getByRole('button', { name: 'Stop this change' }).click();
  await expect(page.getByText('Stopped. Nothing has changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /(Set|Change) the UPI id/ })).toBeVisible();
});

test('an announcement is on every page until it is closed or ended', async ({ page, browser, own }) => {
  const words = 'ഇന്ന് അവധി: closed on Onam';
  await open(page, '/admin/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('Announcement', { exact: true }).fill(words);
  await page.getByLabel('Link', { exact: false }).first().fill('/terms');
  await inDialog(page, 'Save').click();
  await expect(page.getByText('Words of the link are required')).toBeVisible();
  await page.getByLabel('Words of the link').fill('Read more');
  await inDialog(page, 'Save').click();
  await expect(row(page, words)).toContainText('On every page now');

  const guest = await browser.newContext({ baseURL: own.url });
  const visitor = await guest.newPage();
  const line = visitor.getByRole('complementary', { name: 'Announcement' });
  for (const path of ['/', '/NearbyShop', '/RegistrationType', '/terms', '/nowhere']) {
    await visitor.goto(path);
    await expect(line.getByRole('status')).toContainText(words);
  }
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await expectNoSeriousViolations(visitor);
  await visitor.goto('/');
  await expect(line.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/terms');
  await waitForHydration(visitor);
  await expect(async () => {
    await line.getByRole('button', { name: 'Close the announcement' }).click({ timeout: 1000 });
    await expect(line).toBeHidden({ timeout: 500 });
  }).toPass();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
  await guest.close();

  await page.goto('/admin/announcements');
  await waitForHydration(page);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await page.getByRole('button', { name: `End ‘${words}’` }).click();
  await inDialog(page, 'End it').click();
  await expect(row(page, words)).toContainText('Over');
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
});

test('a mail that failed says why, is read, sent again and taken off the list', async ({ page }) => {
  await open(page, '/admin/outbox');
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('It is on its way.')).toBeVisible();
  const failed = row(page, 'A test mail from Aaspaas').first();
  await expect(async () => {
    await page.reload();
    await expect(failed).toContainText('The mail server does not answer.', { timeout: 1000 });
  }).toPass();
  await waitForHydration(page);
  await failed.getByRole('button', { name: /^Read the mail to / }).click();
  await expect(page.getByText('You asked for this mail in the console.')).toBeVisible();
  await page.keyboard.press('Escape');
  await failed.getByRole('button', { name: /^Send the mail to .+ again$/ }).click();
  await inDialog(page, 'Send it').click();
  await expect(page.getByText('1 mail is tried again.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(failed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /off the list$/ })
    .first()
    .click();
  await inDialog(page, 'Take off').click();
  await expect(page.getByText(/off the list\.$/)).toBeVisible();
});

test('a job is run now, and who did so is written down', async ({ page }) => {
  await open(page, '/admin/jobs');
  await page.getByRole('button', { name: 'Run now: Delete what is old' }).click();
  await inDialog(page, 'Run it now').click();
  await expect(page.getByText(/^Done in /)).toBeVisible();
  await expect(row(page, 'Delete what is old')).toContainText('Went well');
  await open(page, '/admin/audit');
  await page.getByLabel('Did', { exact: true }).selectOption('job run');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/action=job\+run/);
  await expect(row(page, 'job cleaning').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit.csv');
});
