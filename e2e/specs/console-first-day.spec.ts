import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type OwnServer, test } from '../server/own-server';
import { letProposalAge } from '../steps/let-proposal-age';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { reachContactStep } from '../steps/registration/shop-form';
import { expect } from '../steps/test';

const email = 'first.admin@example.in';
const password = 'lantern-tabla-42';

/** From a server that has just started to the first shop that a guest finds. */
const mostMs = 3 * 60_000;

test('the first day: from the first admin to the first live listing in under three minutes, and the hour until payments open [D-011]', async ({
  page,
  browser,
  own,
}) => {
  test.setTimeout(mostMs + 60_000);
  const began = Date.now();
  await test.step('the first admin', () => becomeAdmin(page, own));
  await test.step('the second step of the login', () => setUpSecondStep(page));
  await test.step('where the money goes', () => setUpiId(page, own));
  await test.step('an owner registers a shop and pays', () => registerAndPay(browser));
  await test.step('the payment is confirmed', () => confirmPayment(page));
  await test.step('a guest finds the shop', () => findAsGuest(browser));
  await test.step('every page of the menu is there', () => openMenu(page));
  const tookMs = Date.now() - began;
  test.info().annotations.push({ type: 'took', description: `${Math.round(tookMs / 1000)} s` });
  expect(tookMs).toBeLessThan(mostMs);
});

const screens = [
  'payments',
  'shops',
  'services',
  'agents',
  'customers',
  'reviews',
  'outbox',
  'audit',
  'settings',
];

async function becomeAdmin(page: Page, own: OwnServer): Promise<void> {
  const printed = await own.command('create-admin', '--email', email);
  await page.goto(/http:\S+\/new-password#\S+/.exec(printed)?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Reset Password').click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.goto('/admin');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Email or mobile number').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

async function setUpSecondStep(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set it up' }).click();
  await button(page, 'Set it up').click();
  const secret = (await page.locator('code').textContent()) ?? '';
  const code = TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('6-digit code').fill(code);
  await button(page, 'Turn it on').click();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('On since')).toBeVisible();
}

async function setUpiId(page: Page, own: OwnServer): Promise<void> {
  await page.goto('/admin');
  await waitForHydration(page);
  const check = page.getByRole('listitem').filter({ hasText: 'Nobody can pay: there is no UPI id.' });
  await check.getByRole('link', { name: 'Set it' }).click();
  await button(page, 'Set the UPI id').click();
  const dialog = page.getByRole('dialog', { name: 'Where should payments go?' });
  await dialog.getByLabel('UPI id').fill('aaspaas@okbank');
  await dialog.getByRole('button', { name: 'Go on to the test' }).click();
  await expect(page.getByText('You alone can an hour after all chiefs were told.')).toBeVisible();
  await letProposalAge(page, own);
  await button(page, 'The rupee has arrived: confirm').click();
  await button(page, 'Send them there').click();
  await expect(page.getByText('Payments are closed.')).toBeHidden();
  await expect(page.getByText('aaspaas@okbank').first()).toBeVisible();
}

async function registerAndPay(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await reachContactStep(page);
  await button(page, 'Submit').click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await page.getByLabel('UTR').fill('123456789012');
  await button(page, 'I have completed the payment').click();
  await expect(page.getByText('Please wait for the admin to update your payment status.')).toBeVisible();
  await context.close();
}

async function confirmPayment(page: Page): Promise<void> {
  await page.goto('/admin');
  await waitForHydration(page);
  await expect(page.getByText('1 waiting').first()).toBeVisible();
  await page.getByRole('link', { name: '1 payment to confirm' }).click();
  await page.locator('.console article a[href^="/admin/payments/"]').first().click();
  await button(page, 'Confirm ₹500').click();
  await page
    .getByRole('dialog', { name: 'Confirm ₹500?' })
    .getByRole('button', { name: 'Confirm ₹500' })
    .click();
  await expect(button(page, 'Take it back')).toBeVisible();
  await expect(page.getByText('Nothing waits')).toBeVisible();
}

async function findAsGuest(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/?search=Anand Stores&city=Bengaluru');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Anand Stores/ })
      .first(),
  ).toBeVisible();
  await context.close();
}

async function openMenu(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Console', includeHidden: true }).locator('a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(expect.arrayContaining(screens.map((name) => `/admin/${name}`)));
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
}
